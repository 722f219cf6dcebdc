// Generated from clients/mcp/app and clients/web/static by specgen; do not edit.
// swift-format-ignore-file

/// The page of `sunset_score`: an HTML document that loads nothing.
enum EveningPage {
  static let html: StaticString = ####"""
<!doctype html>
<html lang="en" data-theme="auto">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Almanac: the evening sky</title>
    <style>/* The sky fills the page; cards stand on it. What stands on the sky itself is white in every theme. */
@property --sky-0 {
  syntax: "<color>";
  inherits: true;
  initial-value: #10224f;
}
@property --sky-1 {
  syntax: "<color>";
  inherits: true;
  initial-value: #27497f;
}
@property --sky-2 {
  syntax: "<color>";
  inherits: true;
  initial-value: #4a5a8a;
}
@property --sky-3 {
  syntax: "<color>";
  inherits: true;
  initial-value: #a9c9dc;
}
:root {
  color-scheme: light;
  --page: #e7ebf3;
  --card: rgb(255 255 255 / 88%);
  --solid: #ffffff;
  --button: rgb(255 255 255 / 70%);
  --hover: rgb(90 110 160 / 16%);
  --line: rgb(60 75 120 / 22%);
  --text: #161c2e;
  --soft: #454e66;
  --accent: #8f3510;
  --accent-text: #ffffff;
  --danger: #a3211a;
  --cool: #2f6fc9;
  --rain: #174f9e;
  --warm: #c9601f;
  --on-sky: #ffffff;
  --glass: rgb(8 12 30 / 60%);
  --glass-line: rgb(255 255 255 / 18%);
  --radius: 20px;
  font: 16px/1.45 system-ui, "DejaVu Sans", "Noto Color Emoji", sans-serif;
  transition:
    --sky-0 0.6s,
    --sky-1 0.6s,
    --sky-2 0.6s,
    --sky-3 0.6s;
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --page: #11151f;
  --card: rgb(14 19 36 / 78%);
  --solid: #1b2130;
  --button: rgb(255 255 255 / 8%);
  --hover: rgb(255 255 255 / 10%);
  --line: rgb(255 255 255 / 16%);
  --text: #eef1f8;
  --soft: #b9c2d6;
  --accent: #ffb27a;
  --accent-text: #22140a;
  --danger: #ff9b92;
  --cool: #7fb2ff;
  --rain: #9cc3ff;
  --warm: #ffa45e;
}
@media (prefers-color-scheme: dark) {
  :root[data-theme="auto"] {
    color-scheme: dark;
    --page: #11151f;
    --card: rgb(14 19 36 / 78%);
    --solid: #1b2130;
    --button: rgb(255 255 255 / 8%);
    --hover: rgb(255 255 255 / 10%);
    --line: rgb(255 255 255 / 16%);
    --text: #eef1f8;
    --soft: #b9c2d6;
    --accent: #ffb27a;
    --accent-text: #22140a;
    --danger: #ff9b92;
    --cool: #7fb2ff;
    --rain: #9cc3ff;
    --warm: #ffa45e;
  }
}
* {
  box-sizing: border-box;
}
[hidden] {
  display: none !important;
}
body {
  margin: 0;
  padding: 0 1rem calc(5.5rem + env(safe-area-inset-bottom));
  background: var(--page);
  color: var(--text);
}
.backdrop {
  position: fixed;
  z-index: -1;
  inset: 0;
  background: linear-gradient(
    var(--sky-0),
    var(--sky-1) 34%,
    var(--sky-2) 78%,
    var(--sky-3)
  );
  filter: saturate(var(--vibrancy, 1));
}
h2,
h3,
p {
  margin: 0;
}
h2 {
  font-size: 1.05rem;
}
h3 {
  margin-top: 0.75rem;
  font-size: 0.95rem;
}
ul,
ol,
dl {
  margin: 0;
  padding: 0;
  list-style: none;
}
dd {
  margin: 0;
}
a {
  color: var(--accent);
}
.hidden,
.skip:not(:focus) {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.skip:focus {
  position: fixed;
  z-index: 9;
  top: 0.5rem;
  inset-inline-start: 0.5rem;
  padding: 0.5rem 1rem;
  background: var(--solid);
}
main:focus {
  outline: none;
}
:focus-visible {
  outline: 3px solid var(--cool);
  outline-offset: 2px;
}

/* Controls */
button,
select,
input {
  font: inherit;
  color: inherit;
}
button {
  min-height: 2.5rem;
  padding: 0.35rem 0.9rem;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--button);
  cursor: pointer;
}
button:disabled {
  opacity: 0.35;
  cursor: default;
}
button.icon {
  min-width: 2.5rem;
  padding: 0;
}
button.quiet {
  border-color: transparent;
  background: none;
  text-decoration: underline;
}
select,
input:not([type="range"], [type="checkbox"]) {
  min-height: 2.5rem;
  padding: 0.3rem 0.6rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--solid);
}
input[type="range"] {
  width: 100%;
  min-height: 2rem;
  accent-color: var(--accent);
}
input[type="checkbox"] {
  width: 1.5rem;
  height: 1.5rem;
  accent-color: var(--accent);
}
.bar {
  position: sticky;
  z-index: 5;
  top: 0;
  display: flex;
  gap: 0.4rem;
  align-items: start;
  margin-inline: -1rem;
  padding: 0.6rem 1rem;
  background: color-mix(in srgb, var(--sky-0) 72%, transparent);
  backdrop-filter: blur(12px);
  color: var(--on-sky);
}
.bar .place {
  flex: 1;
  min-width: 0;
  padding-inline: 0.4rem;
  border-color: transparent;
  background: none;
  font-size: 1.15rem;
  font-weight: 700;
  line-height: 1.25;
  text-align: start;
}
.bar > .icon,
.menu summary {
  border: 1px solid var(--glass-line);
  background: var(--glass);
  color: var(--on-sky);
}
.menu {
  position: relative;
}
.menu summary {
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 999px;
  cursor: pointer;
  list-style: none;
}
summary::-webkit-details-marker {
  display: none;
}
.menu .card {
  position: absolute;
  inset-inline-end: 0;
  top: 3rem;
  width: 16rem;
  gap: 0.4rem;
  background: var(--solid);
  color: var(--text);
  box-shadow: 0 8px 24px rgb(0 0 0 / 25%);
}
.banner {
  max-width: 60rem;
  margin-bottom: 0.75rem;
  padding: 0.5rem 0.9rem;
  border-inline-start: 4px solid var(--warm);
  border-radius: 10px;
  background: var(--card);
}
/* The gravest warning in force, over every view: it comes and goes without moving what is below. */
.in-force {
  position: fixed;
  z-index: 6;
  inset-inline: 0.6rem;
  bottom: calc(4rem + env(safe-area-inset-bottom));
}
.in-force button {
  display: block;
  width: 100%;
  padding: 0.3rem 0.9rem;
  border: 0;
  border-inline-start: 8px solid var(--severity);
  border-radius: 12px;
  background: color-mix(in srgb, var(--severity) 16%, var(--solid));
  box-shadow: 0 4px 16px rgb(0 0 0 / 25%);
  color: var(--text);
  line-height: 1.25;
  text-align: start;
}
.in-force .said-strong {
  font-weight: 700;
}
body:has(.in-force:not([hidden])) main {
  padding-bottom: 3.5rem;
}
/* At the thumb on a phone, at the side where there is room. */
.tabs {
  position: fixed;
  z-index: 5;
  inset: auto 0 0;
  display: flex;
  justify-content: center;
  gap: 0.15rem;
  padding: 0.3rem 0.4rem calc(0.3rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--glass-line);
  background: rgb(10 14 32 / 86%);
  backdrop-filter: blur(14px);
  color: var(--on-sky);
}
.tabs button {
  display: grid;
  justify-items: center;
  flex: 0 1 7rem;
  min-width: 0;
  min-height: 3rem;
  padding: 0.2rem;
  border: 0;
  border-radius: 12px;
  background: none;
  font-size: 0.8rem;
  line-height: 1.3;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.tabs [data-words] {
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
}
.tabs button [aria-hidden] {
  font-size: 1.25rem;
}
.tabs button[aria-current] {
  background: rgb(255 255 255 / 18%);
  font-weight: 700;
}
.segments {
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
}
.segments [aria-pressed="true"] {
  border-color: var(--accent);
  background: var(--accent);
  color: var(--accent-text);
}
/* What stands on the sky and not on a card. */
.on-sky,
.view > .segments button,
.credit,
.credit a {
  color: var(--on-sky);
}
.view > .segments button {
  border-color: var(--glass-line);
  background: var(--glass);
}
.view > .segments [aria-pressed="true"] {
  background: #ffffff;
  color: #161c2e;
}

/* Cards */
.view {
  display: grid;
  gap: 0.9rem;
}
.columns {
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
}
.columns > .card {
  align-self: start;
}
.columns .wide,
.columns .warnings,
.columns .notes {
  grid-column: 1 / -1;
}
.card {
  display: grid;
  gap: 0.75rem;
  align-content: start;
  min-width: 0;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
}
.head,
.row {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
}
.body {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  align-content: start;
  min-width: 0;
}
/* What has nothing to show but its error needs no room. */
.trouble:not([hidden]) + .body:empty {
  display: none;
}
.note,
.credit {
  font-size: 0.85rem;
}
.note {
  color: var(--soft);
}
.caution {
  font-weight: 600;
  padding-inline-start: 0.7rem;
  border-inline-start: 4px solid var(--warm);
}
.facts .moon {
  width: 1.3rem;
  height: 1.3rem;
  margin-inline-start: 0.4rem;
  vertical-align: text-bottom;
}
/* A whole sentence needs no weight. */
p > .said-strong:only-child {
  font-weight: inherit;
}
.notes {
  display: grid;
  gap: 0.6rem;
  grid-column: 1 / -1;
  color: var(--on-sky);
}
.told {
  display: grid;
  gap: 0.3rem;
  max-width: 60rem;
  font-size: 0.85rem;
}
.told li {
  padding: 0.15rem 0.6rem;
  border-inline-start: 3px solid var(--glass-line);
  border-radius: 4px;
  background: var(--glass);
}
.credit a,
.credit span {
  padding: 0.1rem 0.4rem;
  border-radius: 8px;
  background: var(--glass);
}
[data-severity] .note {
  color: inherit;
}
.credit {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
}
.head .note {
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.error {
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding: 0.75rem;
  border: 1px solid var(--danger);
  border-radius: 10px;
  white-space: pre-line;
}
.error strong {
  color: var(--danger);
}
.location-error {
  margin-bottom: 0.9rem;
}
.empty {
  padding: 1.5rem;
  color: var(--soft);
  text-align: center;
}
.skeleton {
  min-height: 4rem;
  border-radius: 10px;
  background: linear-gradient(100deg, transparent 40%, var(--line) 50%, transparent 60%) 0 / 200%;
  animation: shimmer 1.4s linear infinite;
}
@keyframes shimmer {
  to {
    background-position: -200% 0;
  }
}
.facts,
.times {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 45%), 1fr));
  gap: 0.6rem 1rem;
}
.facts dt,
.times dt {
  color: var(--soft);
  font-size: 0.8rem;
}
.facts dd,
.times dd {
  font-weight: 600;
}
.tiles {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: 0.5rem;
}
.tile {
  display: grid;
  gap: 0.1rem;
  align-content: start;
  padding: 0.7rem;
  border: 1px solid var(--line);
  border-radius: 12px;
}
.tile-title {
  font-size: 0.8rem;
}
.tile-value {
  font-size: 1.2rem;
  font-weight: 700;
}
.tile-label {
  font-size: 0.85rem;
}

/* The sunset: the score stands on the sky, all else on glass. */
.sky {
  padding: 0;
  border: 0;
  background: none;
  color: var(--on-sky);
}
.sky :is(.note, dt),
.sky .quiet {
  color: #e9ecf6;
}
/* The switch above says the same, for those who see it. */
.sky h2 {
  position: absolute;
  clip-path: inset(50%);
}
.sky .head {
  min-height: 1.3rem;
}
.sky .head .note {
  text-align: center;
}
.sky .skeleton {
  min-height: 20rem;
}
.glass {
  display: grid;
  gap: 0.75rem;
  min-width: 0;
  padding: 1rem;
  border: 1px solid var(--glass-line);
  border-radius: var(--radius);
  background: var(--glass);
}
.glass {
  container-type: inline-size;
}
@container (max-width: 34rem) {
  .tiles {
    grid-template-columns: 1fr 1fr;
  }
  .tile-value {
    font-size: 1.05rem;
  }
}
.sky .tile {
  border-color: var(--glass-line);
}
.sky .bars button {
  border-color: transparent;
  background: none;
}
.sky .error {
  border-color: var(--glass-line);
  background: var(--glass);
}
.sky .error strong {
  color: #ffc9c3;
}
.sky .error button {
  color: var(--text);
  background: var(--solid);
}
.hero {
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.2rem;
  padding: 0.5rem 0 1rem;
  text-align: center;
  text-shadow: 0 1px 10px rgb(0 0 0 / 35%);
}
.when {
  font-size: 1.1rem;
  font-weight: 600;
}
.score {
  font-size: clamp(5.5rem, 26vw, 11rem);
  font-weight: 800;
  letter-spacing: -0.04em;
  line-height: 0.95;
}
.rating {
  font-size: 1.5rem;
  font-weight: 700;
}
.countdown {
  padding: 0.2rem 0.9rem;
  border: 1px solid var(--glass-line);
  border-radius: 999px;
  background: var(--glass);
  font-variant-numeric: tabular-nums;
}
.why {
  max-width: 34rem;
}
.times {
  grid-template-columns: repeat(2, 1fr);
  justify-items: center;
  text-align: center;
}
.times dd {
  font-size: clamp(0.8rem, 3.6vw, 1rem);
}
.bars {
  display: grid;
  grid-auto-columns: minmax(max-content, 1fr);
  grid-auto-flow: column;
  overflow-x: auto;
  padding: 3px;
}
.bars button {
  display: grid;
  justify-items: center;
  gap: 0.3rem;
  width: 100%;
  min-width: 2.6rem;
  padding: 0.4rem 0.15rem;
  border-radius: 10px;
  font-size: 0.85rem;
}
.sky .bars [aria-pressed="true"] {
  background: rgb(255 255 255 / 20%);
}
:is(.bars .best .bar-score, .best > * > .place-card .pill) {
  background: #ffd08a;
  color: #2a1405;
}
.bars .best .bar-score {
  padding-inline: 0.35rem;
  border-radius: 999px;
  font-weight: 800;
}
.best-line {
  font-weight: 600;
}
.nearby {
  display: grid;
  gap: 0.15rem;
}
.asides {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  justify-content: space-between;
  align-items: center;
}
.asides .quiet {
  padding-inline: 0;
}
.bar-track {
  display: flex;
  align-items: end;
  width: 0.9rem;
  height: 6rem;
  border-radius: 8px;
  background: rgb(255 255 255 / 16%);
}
.bar-fill {
  width: 100%;
  height: var(--height);
  min-height: 4px;
  border-radius: 8px;
  background: linear-gradient(var(--middle), var(--horizon));
}
.meters {
  display: grid;
  gap: 0.4rem;
}
.meters li {
  display: grid;
  grid-template-columns: 1fr 1fr 3.5rem;
  gap: 0.5rem;
}
.meters meter {
  width: 100%;
}

/* Weather. Cards keep the room of what they will show, so that nothing jumps while it loads. */
.warnings .body {
  min-height: 5.4rem;
  align-content: center;
}
.now .body {
  min-height: 29.1rem;
}
.nowcast .body {
  min-height: 6.75rem;
}
.hourly .body {
  min-height: 7.25rem;
}
.daily .body {
  min-height: 27.4rem;
}
.now-main {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
}
.now-main .glyph {
  font-size: 3rem;
}
.huge {
  font-size: 3rem;
  font-weight: 800;
  line-height: 1;
}
.rain {
  display: flex;
  gap: 3px;
  align-items: end;
  height: 3rem;
  border-bottom: 1px solid var(--line);
}
.rain span {
  flex: 1;
  height: var(--height);
  min-height: 2px;
  background: var(--cool);
}
.hours-scroll {
  overflow-x: auto;
}
.hours-line {
  position: relative;
  width: max-content;
  min-width: 100%;
}
.hours {
  position: relative;
  display: flex;
  padding: 3px;
}
.hours li {
  flex: 1;
}
.sparkline {
  position: absolute;
  inset: auto 3px 0;
  width: calc(100% - 6px);
  height: 60%;
}
.sparkline .area {
  fill: var(--warm);
  opacity: 0.16;
}
.sparkline .line {
  fill: none;
  stroke: var(--warm);
  stroke-width: 2;
  opacity: 0.7;
  vector-effect: non-scaling-stroke;
}
.hours button {
  width: 100%;
  background: none;
  display: grid;
  justify-items: center;
  min-width: 4rem;
  padding: 0.4rem;
  border: 0;
  border-radius: 12px;
}
.glyph {
  font-size: 1.4rem;
}
.hours small {
  font-weight: 400;
  font-size: 0.7rem;
}
.chance {
  color: var(--rain);
  font-size: 0.8rem;
}
.days button {
  background: none;
  display: grid;
  grid-template-columns: 7rem 2rem 3rem 2rem 1fr 3.6rem;
  gap: 0.5rem;
  align-items: center;
  width: 100%;
  border: 0;
  border-radius: 12px;
  text-align: end;
}
.days button > :first-child {
  font-size: 0.95rem;
  line-height: 1.2;
  text-align: start;
}
.days button > :last-child {
  white-space: nowrap;
}
.range {
  position: relative;
  min-width: 1rem;
  height: 0.5rem;
  border-radius: 4px;
  background: var(--line);
}
.range span {
  position: absolute;
  inset-block: 0;
  inset-inline: var(--from) var(--to);
  min-width: 0.5rem;
  border-radius: 4px;
  background: linear-gradient(var(--along, 90deg), var(--cool), var(--warm));
}
.hours button:hover,
.days button:hover {
  background: var(--hover);
}
.alerts {
  display: grid;
  gap: 0.5rem;
}
/* Side by side in a strip of one height: however many come, nothing below moves. */
.warnings .alerts {
  grid-auto-flow: column;
  grid-auto-columns: minmax(min(85%, 22rem), 1fr);
  overflow-x: auto;
  padding: 3px;
}
.warnings .alerts .note {
  font-size: 0.8rem;
}
.warnings .alerts span,
.warnings .alerts strong {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.alerts li {
  min-width: 0;
}
.alerts button:not(.icon) {
  position: relative;
  overflow: hidden;
  display: grid;
  gap: 0.15rem;
  width: 100%;
  border-radius: 12px;
  border-inline-start: 8px solid var(--severity);
  background: color-mix(in srgb, var(--severity) 16%, var(--solid));
  color: var(--text);
  text-align: start;
}
/* The scale of the European weather services; the words say the same. */
[data-severity] {
  --severity: #8a93a6;
}
[data-severity="minor"] {
  --severity: #3f8f4f;
}
[data-severity="moderate"] {
  --severity: #e3b505;
}
[data-severity="severe"] {
  --severity: #ee7a10;
}
[data-severity="extreme"] {
  --severity: #c8102e;
}
.alert-form {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
}
.alert-form input {
  width: 6rem;
}

.drawn {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  align-items: center;
  justify-content: space-between;
}
.arc {
  flex: 1 1 9rem;
  max-width: 15rem;
  margin: 0;
}
.arc svg {
  display: block;
  width: 100%;
}
.arc figcaption {
  gap: 1rem;
  display: flex;
  justify-content: space-between;
  font-size: 0.8rem;
}
.arc-way {
  fill: none;
  stroke: var(--warm);
  stroke-dasharray: 3 5;
  stroke-linecap: round;
  stroke-width: 3;
}
.arc-ground {
  stroke: var(--line);
  stroke-width: 2;
}
.arc-sun {
  fill: #ffb83d;
  stroke: var(--solid);
  stroke-width: 2;
}
.rose {
  width: 4rem;
}
.rose circle {
  fill: none;
  stroke: var(--line);
  stroke-width: 2;
}
.rose text {
  fill: var(--soft);
  font-size: 8px;
}
.rose path {
  fill: var(--cool);
}
.uv {
  position: relative;
  display: block;
  width: 100%;
  max-width: 6rem;
  height: 0.4rem;
  margin-top: 0.25rem;
  border-radius: 4px;
  background: linear-gradient(var(--along, 90deg), #3f9f4f, #e3c505, #ee7a10, #c8102e, #7a3fb0);
}
.uv span {
  position: absolute;
  top: -0.15rem;
  inset-inline-start: calc(var(--at) - 0.35rem);
  width: 0.7rem;
  height: 0.7rem;
  border: 2px solid var(--solid);
  border-radius: 50%;
  background: var(--text);
}
.moon {
  width: 2.2rem;
}
.moon circle {
  fill: #39415a;
}
.moon path {
  fill: #f4ecd2;
}

/* Future */
.plain {
  font-size: 1.2rem;
  font-weight: 600;
  line-height: 1.35;
}
.then .with {
  color: var(--rain);
}
#year {
  margin: 0;
}
.year {
  font-size: 1.6rem;
  font-weight: 800;
}
.projection {
  display: grid;
  gap: 0.75rem;
}
.then {
  display: flex;
  gap: 1rem;
  align-items: end;
}
.then > div {
  display: grid;
}
.chart {
  min-height: 260px;
}
.chart img {
  display: block;
  max-width: 100%;
}
/* Two years side by side: the bars say at a glance what the numbers say exactly. */
.counts {
  width: 100%;
  border-collapse: collapse;
}
.counts :is(th, td) {
  padding: 0.35rem 0.5rem;
  text-align: start;
  vertical-align: top;
}
.counts tbody th {
  font-weight: 400;
}
.counts tr + tr > * {
  border-top: 1px solid var(--line);
}
.count-bar {
  display: block;
  width: var(--size);
  min-width: 2px;
  height: 0.5rem;
  margin-block: 0.3rem 0.1rem;
  border-radius: 4px;
  background: var(--cool);
}
[data-year="then"] .count-bar {
  background: var(--warm);
}
.levers li::before {
  content: "· ";
}

/* Places */
.places {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 0.75rem;
}
.places > .empty,
.places > .note {
  color: var(--on-sky);
}
.place-row {
  position: relative;
  height: 100%;
  display: flex;
  gap: 0.35rem;
  align-items: center;
  touch-action: pan-y;
}
.place-row > :first-child {
  flex: 1;
  min-width: 0;
}
.place-card {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem 0.75rem;
  align-items: center;
  width: 100%;
  align-content: space-between;
  height: 100%;
  min-height: 8rem;
  padding-block: 0.9rem;
  padding-inline: 1rem 3.6rem;
  border: 1px solid var(--glass-line);
  border-radius: var(--radius);
  background: linear-gradient(
    100deg,
    var(--zenith, #16234f) 45%,
    var(--middle, #4a4a86) 92%,
    var(--horizon, #a46a7a) 125%
  );
  color: var(--on-sky);
  text-align: start;
}
.place-card .note {
  color: #e9ecf6;
}
.place-title {
  display: grid;
  min-width: 0;
}
.place-title strong {
  font-size: 1.2rem;
}
.place-weather {
  font-size: 1.2rem;
  font-weight: 700;
}
.badge {
  grid-column: 1 / -1;
  justify-self: start;
  padding: 0.1rem 0.7rem;
  border-inline-start: 8px solid var(--severity);
  border-radius: 8px;
  background: color-mix(in srgb, var(--severity) 16%, var(--solid));
  color: var(--text);
  font-size: 0.9rem;
  font-weight: 700;
}
.pill {
  grid-column: 1 / -1;
  justify-self: start;
  min-width: 2.6rem;
  padding: 0.15rem 0.7rem;
  border-radius: 999px;
  background: var(--glass);
  color: #fff;
  font-weight: 700;
}
.pill::before {
  content: "🌅 " / "";
}
.tools {
  position: absolute;
  z-index: 1;
  top: 0.6rem;
  inset-inline-end: 0.6rem;
}
.tools summary {
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: 1px solid var(--glass-line);
  border-radius: 999px;
  background: var(--glass);
  color: var(--on-sky);
  cursor: pointer;
  list-style: none;
}
.tools[open] {
  z-index: 3;
}
.tools > div {
  position: absolute;
  inset-inline-end: 0;
  display: grid;
  gap: 0.3rem;
  min-width: 11rem;
  margin-top: 0.3rem;
  padding: 0.5rem;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--solid);
  color: var(--text);
  box-shadow: 0 8px 24px rgb(0 0 0 / 25%);
}
.tools button {
  text-align: start;
}
.over .place-card {
  outline: 3px solid var(--on-sky);
}
.suggestions {
  display: grid;
  max-height: 50vh;
  overflow-y: auto;
}
.suggestions li {
  display: flex;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.5rem;
  border-radius: 10px;
  cursor: pointer;
}
.suggestions li > :first-child {
  display: grid;
}
.suggestions li:hover,
.suggestions [aria-selected="true"] {
  background: var(--hover);
}

/* Map */
.map-frame {
  position: relative;
}
.map {
  position: relative;
  height: min(60vh, 30rem);
  overflow: hidden;
  border-radius: 12px;
  background: #dfe7ef;
  touch-action: none;
  cursor: grab;
}
:root[data-theme="dark"] .map {
  background: #222b3c;
}
@media (prefers-color-scheme: dark) {
  :root[data-theme="auto"] .map {
    background: #222b3c;
  }
}
.map-sheets > *,
.map-sheets img,
.map-overlay > * {
  position: absolute;
}
.map-sheets > * {
  transform-origin: 0 0;
}
.coming {
  visibility: hidden;
}
.map-sheets img {
  width: 256px;
  height: 256px;
  opacity: 0.75;
  user-select: none;
}
:root[data-theme="dark"] .map-sheets img.land {
  opacity: 0.14;
}
@media (prefers-color-scheme: dark) {
  :root[data-theme="auto"] .map-sheets img.land {
    opacity: 0.14;
  }
}
.map-sheets img:is(.missing, :not([src])) {
  visibility: hidden;
}
.parallel,
.meridian {
  z-index: 1;
  color: var(--soft);
  font-size: 0.7rem;
  pointer-events: none;
}
.parallel {
  inset: auto 0 auto 0;
  border-top: 1px solid rgb(128 128 150 / 35%);
  padding-inline-start: 4px;
}
.meridian {
  inset: 0 auto 0 auto;
  border-inline-start: 1px solid rgb(128 128 150 / 35%);
  padding-inline-start: 4px;
}
.pin {
  z-index: 2;
  padding: 0 0.4rem;
  border-radius: 6px;
  background: var(--solid);
  font-size: 0.8rem;
  transform: translate(6px, -50%);
  white-space: nowrap;
}
.pin::before {
  content: "";
  position: absolute;
  left: -10px;
  top: calc(50% - 4px);
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--accent);
}
.pin.here {
  font-weight: 700;
}
.zooms {
  position: absolute;
  z-index: 3;
  top: 0.5rem;
  inset-inline-end: 0.5rem;
  display: grid;
  gap: 0.3rem;
}
.frames {
  display: flex;
  gap: 0.75rem;
  align-items: center;
}
.frames output {
  white-space: nowrap;
}
.legend {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 0.9rem;
  font-size: 0.8rem;
}
.swatch {
  display: inline-block;
  width: 1rem;
  height: 0.8rem;
  margin-inline-end: 0.3rem;
  border-radius: 3px;
  background: var(--color);
}

.swatch.warm {
  --color: var(--warm);
}
.swatch.cool {
  --color: var(--cool);
}
.on-glass {
  border-color: var(--glass-line);
  background: var(--glass);
  color: var(--on-sky);
}
.hint {
  font-size: 0.9rem;
}
.row-moon {
  display: flex;
  gap: 0.5rem;
  align-items: center;
}

/* Sheets and news */
.sheet {
  width: min(36rem, calc(100vw - 2rem));
  max-height: 85vh;
  padding: 1rem;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--solid);
  color: var(--text);
}
.sheet[open] {
  display: grid;
  gap: 0.75rem;
}
.sheet::backdrop {
  background: rgb(0 0 0 / 45%);
}
.sheet .long {
  white-space: pre-line;
}
.toasts {
  position: fixed;
  z-index: 8;
  inset-inline-end: 1rem;
  bottom: 6rem;
  display: grid;
  gap: 0.5rem;
}
.toast {
  padding: 0.7rem 1rem;
  border-radius: 10px;
  background: var(--text);
  color: var(--page);
}

@media (max-width: 34rem) {
  body {
    padding-inline: 0.6rem;
  }
  .bar {
    margin-inline: -0.6rem;
    padding-inline: 0.6rem;
  }
  .tabs button {
    font-size: 0.75rem;
    letter-spacing: -0.03em;
  }
  .days button {
    padding-inline: 0.2rem;
    grid-template-columns: minmax(3rem, 5.6rem) 1.5rem 2.4rem 1.4rem minmax(1rem, 1fr) 3rem;
    gap: 0.3rem;
  }
  .days button > :first-child {
    font-size: 0.85rem;
    line-height: 1.15;
  }
  /* The drawing is scaled down by half: its words stay as large as the rest. */
  .sheet {
    width: 100vw;
    max-width: none;
    margin: auto 0 0;
    border-radius: var(--radius) var(--radius) 0 0;
  }
}
@media (prefers-reduced-motion: reduce) {
  * {
    animation: none !important;
    transition: none !important;
  }
}

/* Side by side, with the views at the side. */
@media (min-width: 64rem) {
  body {
    padding-block: 0 2rem;
    padding-inline: 14rem 2rem;
  }
  .bar {
    margin-inline: -2rem;
    padding-inline: 2rem;
  }
  .tabs {
    inset-block: 0;
    inset-inline: 0 auto;
    flex-direction: column;
    justify-content: flex-start;
    width: 12rem;
    padding: 4.5rem 0.75rem 1rem;
    border-top: 0;
    border-inline-end: 1px solid var(--glass-line);
    background: rgb(10 14 32 / 55%);
  }
  .tabs button {
    flex: none;
    grid-template-columns: 2.2rem 1fr;
    justify-items: start;
    align-items: center;
    padding-inline: 0.75rem;
    font-size: 1rem;
  }
  .view {
    max-width: 110rem;
  }
  .sky .body {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: 2rem;
    align-items: center;
    min-height: 80vh;
  }
  .score {
    font-size: clamp(11rem, 15vw, 18rem);
  }
  .bar-track {
    height: 10rem;
  }
  .future {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.2fr);
    align-items: start;
  }
  .future > :first-child {
    grid-row: span 2;
  }
  .own-alerts {
    max-width: 52rem;
  }
  .map {
    height: 70vh;
  }
  .toasts {
    bottom: 1rem;
  }
  .in-force {
    inset: 0.6rem auto auto;
    inset-inline-end: 8rem;
    max-width: 50vw;
  }
  .in-force button {
    min-height: 2.5rem;
  }
  body:has(.in-force:not([hidden])) main {
    padding-bottom: 0;
  }
}
@media (min-width: 46rem) {
  .columns .warnings {
    grid-area: warnings;
  }
  .columns .now {
    grid-area: now;
  }
  .columns .nowcast {
    grid-area: nowcast;
  }
  .columns .hourly {
    grid-area: hourly;
  }
  .columns .daily {
    grid-area: daily;
  }
  .columns .air {
    grid-area: air;
  }
  .columns {
    grid-template:
      "warnings warnings"
      "now nowcast"
      "now air" 1fr
      "hourly hourly"
      "daily daily"
      / minmax(0, 1fr) minmax(0, 1fr);
  }
}
@media (min-width: 64rem) {
  .columns {
    grid-template:
      "warnings warnings"
      "now nowcast"
      "now hourly"
      "now daily" 1fr
      "air daily"
      / minmax(20rem, 1fr) minmax(0, 1.5fr);
  }
}
@media (min-width: 100rem) {
  .columns {
    grid-template:
      "warnings warnings warnings"
      "now nowcast daily"
      "now hourly daily"
      "now air daily" 1fr
      / minmax(20rem, 1fr) minmax(0, 1.5fr) minmax(22rem, 1.1fr);
  }
}
/* From right to left, lists of hours and days run with the text, and so do the drawings beside them.
   Drawings with numbers on their axes, directions and the map stay as they are. */
.map,
svg {
  direction: ltr;
}
[dir="rtl"] :is(.range span, .uv) {
  --along: 270deg;
}
[dir="rtl"] :is(.arc, .hours-line) svg {
  scale: -1 1;
}
@media (forced-colors: active) {
  .backdrop {
    display: none;
  }
  [aria-pressed="true"],
  .tabs [aria-current] {
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
  .toast {
    border: 2px solid;
  }
  /* Drawings whose color is what they say. */
  :is(.bar-fill, .bar-track, .count-bar, .range, .range span, .rain span, .uv, .swatch) {
    forced-color-adjust: none;
  }
}
/* In a conversation the page is as high as what it shows, and has no tabs. */
body {
  position: relative;
  padding: 0.75rem 1rem;
}
.backdrop {
  position: absolute;
}
.app-place {
  margin: 0 0 0.5rem;
  color: var(--on-sky);
  font-size: 1.05rem;
}
.app-credit:not(:empty) {
  margin-top: 0.75rem;
  padding: 0.4rem 0.75rem;
  border-radius: var(--radius);
  background: var(--glass);
  color: var(--on-sky);
  font-size: 0.8rem;
}
.app-alone .segments {
  display: none;
}
</style>
  </head>
  <body>
    <div id="sky" class="backdrop" aria-hidden="true"></div>
    <h1 id="place" class="app-place"></h1>
    <main id="main"></main>
    <p id="credit" class="app-credit"></p>
    <script>const module0 = (() => {
const DIRECTIONS = {
  "en": "ltr",
  "ar": "rtl",
  "de": "ltr",
  "es": "ltr",
  "fr": "ltr",
  "it": "ltr",
  "ja": "ltr",
  "nl": "ltr",
  "pl": "ltr",
  "pt": "ltr",
  "sv": "ltr",
  "zh-Hans": "ltr",
};
return { DIRECTIONS };
})();
const module1 = (() => {
const PROVIDERS = {
  openMeteo: "Open-Meteo",
  metNorway: "MET Norway",
  nws: "US National Weather Service",
  environmentCanada: "Environment Canada",
  jma: "Japan Meteorological Agency",
  hko: "Hong Kong Observatory",
  brightSky: "Bright Sky",
  meteoAlarm: "MeteoAlarm",
  capFeeds: "national alerting authorities",
  aviationWeather: "Aviation Weather Center",
  openWeatherMap: "OpenWeather",
  rainViewer: "RainViewer",
  libreWXR: "LibreWXR",
};
return { PROVIDERS };
})();
const module2 = (() => {
const { DIRECTIONS } = module0;
let language = "en";
let words = {};
let errors = {};
let hints = {};
function languageOf(locale) {
  const tag = String(locale ?? "").split(/[.@]/)[0].replaceAll("_", "-");
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    const tags = [language, `${language}-${script}`];
    return Object.keys(DIRECTIONS).find((known) => tags.includes(known)) ?? "en";
  } catch {
    return "en";
  }
}
async function speak(locale) {
  const wanted = languageOf(locale);
  use(await import(`./words/${wanted}.js`), wanted);
  document.documentElement.lang = language;
  document.documentElement.dir = DIRECTIONS[language];
}
function use({ WORDS, ERRORS, HINTS }, ofLanguage) {
  [words, errors, hints] = [WORDS, ERRORS, HINTS];
  language = ofLanguage;
}
function failure(data) {
  return errors[rowOf(data)] ?? errors[data?.kind];
}
function remedy(data) {
  return hints[rowOf(data)] ?? hints[data?.kind];
}
function rowOf({ kind, reason = "" } = {}) {
  return kind + reason.slice(0, 1).toUpperCase() + reason.slice(1);
}
function isRightToLeft() {
  return DIRECTIONS[language] === "rtl";
}
function list(parts) {
  return parts.join(words.listSeparator);
}
function arrow() {
  return isRightToLeft() ? "←" : "→";
}
function isolated(text) {
  return isRightToLeft() ? `\u2068${text}\u2069` : text;
}
function t(row, values = {}) {
  return words[row].replace(/\{(\w+)\}/g, (_, name) => isolated(values[name]));
}
function translate(root) {
  for (const element of root.querySelectorAll("[data-words]")) {
    element.textContent = t(element.dataset.words);
  }
  for (const element of root.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", t(element.dataset.label));
  }
}
return { language, languageOf, speak, use, failure, remedy, isRightToLeft, list, arrow, isolated, t, translate };
})();
const module3 = (() => {
const WORDS = {
  air: "Air",
  alertsHint: "For the place shown. The server looks every quarter of an hour while this bridge runs.",
  alertsTab: "My alerts",
  appearance: "Appearance",
  askNearby: "Is it better nearby?",
  backToPlace: "Back to the place",
  bridgeForgot: "The bridge does not know this browser any more. Open the address that it printed at its start.",
  bridgeLost: "The connection to the local bridge was lost.",
  bridgeRestart: "The bridge is not running. Start it again: this page comes back by itself.",
  bridgeStopped: "The bridge is not running.",
  climateLike: "A climate like that of {place} today.",
  close: "Close",
  closer: "Closer",
  day24Hours: "24 hours",
  daysPerYear: "Days per year",
  deleteAlert: "Delete: {alert}",
  e: "E",
  forecast: "(forecast)",
  further: "Further",
  future: "Future",
  gotIt: "Got it",
  highEmissions: "High emissions",
  hoursScroll: "Hours; scroll sideways",
  howMuch: "How much",
  isBest: ", the best",
  isNotWatched: "not watched",
  isWatched: "watched",
  keepPlace: "Keep this place",
  knownBefore: "Shown below is what was known before.",
  knownWithout: "Showing what is known without it.",
  layer: "Layer",
  legend: "Legend",
  listSeparator: ", ",
  loading: "Loading",
  lowEmissions: "Low emissions",
  map: "Map",
  mapKeys: "Map; arrow keys move it, plus and minus zoom",
  measures: "The measures",
  morningOrEvening: "Morning or evening",
  moveDown: "▼ Down",
  movePlaceDown: "Move {name} down",
  movePlaceUp: "Move {name} up",
  moveUp: "▲ Up",
  myAlerts: "My alerts",
  myLocation: "My location",
  n: "N",
  news: "News",
  noDay: "There is no day to show.",
  noMeasures: "No measures are known on top of it.",
  noPlaceKept: "No place is kept yet. Search for one and keep it.",
  notCurrent: "No newer forecast is available: older values, or estimates from climate records.",
  nothingNewer: "Nothing newer is available.",
  nothingWatched: "Nothing is watched yet.",
  now: "Now",
  offlineValues: "Offline: older values, or estimates from climate records.",
  partsOfScore: "Parts of the score",
  pause: "Pause",
  pictureTime: "Time of the picture",
  place: "Place",
  placeKept: "{name} is kept.",
  placeKeptAlready: "{name} was kept already.",
  placeMenu: "More about {name}",
  placeMoved: "{name} was moved.",
  placeName: "Name of this place",
  placeRemoved: "{name} was removed.",
  placeRenamed: "It is {name} now.",
  places: "Places",
  placesHint: "Drag a card to change the order, swipe it to the left to remove it, or open its menu.",
  play: "Play",
  rainSoon: "Rain soon",
  refresh: "Refresh",
  removeButton: "✕ Remove",
  removePlace: "Remove {name}",
  rename: "Rename",
  renameButton: "✎ Rename",
  renamePlace: "Rename {name}",
  s: "S",
  sameWeatherIn: "The same weather in",
  sameWeatherLater: "The same weather, years from now",
  scoreDependsOn: "What the score depends on",
  scoreParts: "How this score is made up",
  search: "Search",
  searchExample: "Town, or latitude,longitude",
  searchFurther: "Looking further…",
  searchPlace: "Search for a place",
  searchPrompt: "Type the name of a place.",
  serverFailed: "The server cannot be started. What is shown is what was known before.",
  serverRestarting: "The server ended and is being started again.",
  serverUnreachable: "Almanac cannot be reached.",
  settings: "Settings",
  skip: "Skip to the weather",
  somethingWentWrong: "Something went wrong.",
  suggestions: "Suggestions",
  sunrise: "Sunrise",
  sunset: "Sunset",
  sunsetTab: "Sunset",
  tellMe: "Tell me",
  tellMeMore: "Tell me more",
  tenDays: "10 days",
  theDaysToCome: "The days to come",
  theFullWarning: "The full warning",
  theHours: "The hours",
  themeDark: "Dark",
  themeLight: "Light",
  themeOfSun: "Light and dark by the sun there",
  themeOfSystem: "As the system is set",
  theProvider: "The provider",
  theSun: "The sun",
  theWayThere: "The way there",
  todaysPolicies: "Today's policies",
  tryAgain: "Try again",
  units: "Units",
  unitsOfServer: "As the server is set",
  updating: "updating…",
  upToDate: "Up to date.",
  useMyLocation: "◎ Use my location",
  veryHighEmissions: "Very high emissions",
  veryLowEmissions: "Very low emissions",
  views: "Views",
  w: "W",
  warnings: "Warnings",
  warningsScroll: "Warnings; scroll sideways",
  watch: "Watch",
  watchCold: "Temperature at most",
  watchedAlready: "“{alert}” is watched already.",
  watchRain: "Rain within (minutes):",
  watchSunset: "Sunset score at least",
  watchWarm: "Temperature at least",
  watchWarning: "An official warning",
  watchWind: "Wind at least",
  weather: "Weather",
  whatItCannotKnow: "What it cannot know",
  withEveryMeasureTaken: "With every measure taken",
  world: "World",
  year: "Year",
};
const ERRORS = {
  parseError: "The message is not valid JSON.",
  invalidRequest: "The message is not a valid JSON-RPC 2.0 request.",
  limitExceeded: "The message exceeds a limit of this server.",
  duplicateId: "A request with this id is still in flight.",
  shuttingDown: "The server is shutting down.",
  methodNotFound: "There is no such method.",
  invalidParams: "A parameter is not valid.",
  unknownParam: "There is no such parameter.",
  missingParam: "A required parameter is missing.",
  outOfRange: "A parameter is out of range.",
  notAllowed: "A parameter has a value that is not allowed.",
  internalError: "An internal error occurred.",
  requestCancelled: "The request was cancelled.",
  serverCancelledShutdown: "The server is shutting down.",
  serverCancelledLocationChanged: "The current location changed while the request was running.",
  placeNotFound: "No matching place was found.",
  locationUnavailableDenied: "Location permission is needed.",
  locationUnavailableUnavailable: "The location could not be determined.",
  locationUnavailableTimeout: "The client did not report its location in time.",
  locationUnavailableNotSupported: "The client cannot determine its location.",
  locationUnavailableOther: "The location could not be determined.",
  providerUnavailableOffline: "The network is switched off.",
  providerUnavailableUnreachable: "There is no network.",
  providerUnavailableLibraryMissing: "libcurl is missing or too old.",
  providerUnavailableNoResources: "The system has no more threads, descriptors or memory.",
  providerUnavailableDns: "{provider}'s name could not be resolved.",
  providerUnavailableRefused: "{provider} refused the connection.",
  providerUnavailableTls: "A secure connection to {provider} could not be established.",
  providerUnavailableTimeout: "{provider} did not answer in time.",
  providerUnavailableCut: "{provider} closed the connection early.",
  providerUnavailableHttp: "{provider} answered with an error.",
  providerUnavailableMalformed: "{provider}'s answer is invalid.",
  providerUnavailableTooLarge: "{provider}'s answer is too large.",
  providerUnavailableRedirect: "{provider} redirected to a forbidden address.",
  providerUnavailableInvalidURL: "The configured address of {provider} is not valid.",
  providerUnavailableBreakerOpen: "{provider} failed repeatedly and will not be contacted for a while.",
  providerUnavailableBudget: "{provider}'s request quota is used up for now.",
  rateLimited: "{provider} is limiting requests.",
  unauthorizedKeyMissing: "{provider} needs an API key.",
  unauthorizedKeyInvalid: "{provider} does not accept the API key.",
  unauthorizedSubscriptionMissing: "The API key does not include this product.",
  noData: "No data are available for this request.",
  noDataDateSkipped: "This date never existed at this place.",
  noDataBeyondHorizon: "This is outside the range of every forecast and archive.",
  noDataOutOfCoverage: "No provider covers this place.",
  noDataNotProvided: "{provider} does not offer this.",
  storageFailureFull: "The disk is full.",
  storageFailureReadOnly: "The data folder is not writable.",
  storageFailureCorrupt: "The stored data are damaged.",
  storageFailureLocked: "Another process holds the stored data.",
  storageFailureIrregular: "There is no regular file at the path of the stored data.",
  busy: "The server is overloaded.",
  deadlineExceeded: "No acceptable answer was available before the deadline.",
  unsupported: "This is not supported.",
  unsupportedProtocolVersion: "This version of the protocol is not supported.",
  unsupportedProvider: "This provider does not offer this.",
  unsupportedNotSettable: "This setting cannot be changed by config.set.",
};
const HINTS = {
  parseError: "One JSON text per line, or a Content-Length header before each.",
  shuttingDown: "Only exit is expected after shutdown.",
  internalError: "Please report this, with the output of almanac doctor --bundle.",
  placeNotFound: "Check the spelling, or give coordinates.",
  locationUnavailableDenied: "Grant location permission, or search for a place.",
  locationUnavailableUnavailable: "Location permission is granted, but no location was found.\n\nSelect a location from the search.",
  locationUnavailableNotSupported: "Set a location with location.set.",
  locationUnavailableOther: "Set a location with location.set.",
  unauthorizedKeyMissing: "Set providers.{name}.apiKey in the configuration file.",
  unauthorizedKeyInvalid: "Check providers.{name}.apiKey in the configuration file.",
  unauthorizedSubscriptionMissing: "Check the plan behind providers.{name}.apiKey in the configuration file.",
  storageFailureReadOnly: "Check ALMANAC_DATA_DIR and its permissions.",
  storageFailureCorrupt: "They were set aside; almanac doctor says where.",
  storageFailureIrregular: "Move the pipe, device or folder out of the way; almanac doctor shows where the data folder is.",
  deadlineExceeded: "Use fallback to allow a stale answer, or increase deadlineMs.",
  unsupportedNotSettable: "Use the configuration file or almanac config set.",
};
return { WORDS, ERRORS, HINTS };
})();
const module4 = (() => {
const { use } = module2;
const { ERRORS, HINTS, WORDS } = module3;
use({ ERRORS, HINTS, WORDS }, "en");
return {  };
})();
const module5 = (() => {
function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}
function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") setProperties(element, value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => (child ?? false) !== false));
  return element;
}
function setProperties(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}
function replace(element, ...children) {
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.dataset.key;
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null));
  if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
let nextId = 0;
function freshId(prefix) {
  nextId += 1;
  return `${prefix}-${nextId}`;
}
return { h, svg, replace, freshId };
})();
const module6 = (() => {
const { h } = module5;
const { isolated } = module2;
const BLOCKS = { style: "blocks" };
function blocksOf(value) {
  return value?.text?.blocks ?? [];
}
function ofKind(value, kind) {
  return blocksOf(value).filter((block) => block.kind === kind);
}
function cautions(value) {
  return ofKind(value, "paragraph").filter(({ spans: [{ role }] }) => role === "warning");
}
function said({ text, spoken, role }) {
  const [name, dir] = [role ? `said-${role}` : null, role === "quoted" ? "auto" : null];
  const attributes = { class: name, dir };
  if (spoken === undefined) return h("span", attributes, text);
  return h(
    "span",
    attributes,
    h("span", { "aria-hidden": "true" }, text),
    h("span", { class: "hidden" }, spoken),
  );
}
function sayAll(spans = []) {
  return spans.flatMap((span, index) => (index ? [" ", said(span)] : [said(span)]));
}
function aloud(span) {
  return span?.spoken ?? span?.text ?? "";
}
function factList(facts, beside = {}) {
  const known = facts.filter(({ value }) => value.some(({ role }) => role !== "unknown"));
  if (known.length === 0) return null;
  return h(
    "dl",
    { class: "facts" },
    known.map(({ id, name, value }) =>
      h("div", {}, h("dt", {}, said(name)), h("dd", {}, sayAll(value), beside[id] ?? null))),
  );
}
const CLASSES = { muted: "note", warning: "caution" };
function draw(block, beside) {
  switch (block.kind) {
    case "warning":
    case "warningElsewhere":
      return h("p", { class: "in-force", "data-severity": block.severity }, sayAll(block.spans));
    case "facts":
      return factList(block.facts, beside);
    case "table":
      return null;
    case "paragraph": {
      const [{ role }] = block.spans;
      return h("p", { class: CLASSES[role] ?? null }, sayAll(block.spans));
    }
    default:
      return h("p", {}, sayAll(block.spans));
  }
}
function rowsOf(value, column) {
  const table = ofKind(value, "table").find(({ columns }) =>
    columns.some(({ id }) => id === column));
  return (table?.rows ?? []).map(({ cells }) => ({
    columns: table.columns,
    cells: Object.fromEntries(table.columns.map((column, index) => [column.id, cells[index]])),
  }));
}
function cell({ columns, cells }, id) {
  const span = cells[id];
  if (!span?.text || span.role === "unknown") return null;
  const { unit } = columnOf({ columns }, id);
  return unit ? { ...span, text: isolated(`${span.text} ${unit}`) } : span;
}
function columnOf({ columns }, id) {
  return columns.find((column) => column.id === id);
}
function shown(row, id, className = null) {
  const span = row && cell(row, id);
  return span ? h("span", { class: className }, said(span)) : null;
}
function factsWith(value, ids) {
  const all = ofKind(value, "facts").flatMap(({ facts }) => facts);
  return ids.flatMap((id) => all.filter((fact) => fact.id === id));
}
function written(spans = []) {
  return spans.map(({ text }) => text).join(" ");
}
function factsOf(row, without) {
  const facts = [];
  for (const { id, name } of row.columns) {
    const value = cell(row, id);
    if (without.includes(id) || !value) continue;
    if (name.text) facts.push({ id, name, value: [value] });
    else facts.at(-1)?.value.push(value);
  }
  return facts;
}
return { BLOCKS, blocksOf, ofKind, cautions, said, sayAll, aloud, factList, draw, rowsOf, cell, columnOf, shown, factsWith, written, factsOf };
})();
const module7 = (() => {
const { h, replace } = module5;
function notes() {
  const told = h("ul", { class: "told", hidden: true });
  const credit = h("p", { class: "credit", hidden: true });
  const element = h("footer", { class: "notes" }, told, credit);
  let shown = null;
  function show(values) {
    const messages = values.flatMap((value) => value?.warnings ?? []).map(({ message }) => message);
    const credits = values.flatMap((value) => value?.attribution ?? []);
    const key = JSON.stringify([messages, credits]);
    if (key === shown) return;
    shown = key;
    told.hidden = messages.length === 0;
    replace(told, [...new Set(messages)].map((message) => h("li", {}, message)));
    const unique = [...new Map(credits.map((entry) => [entry.text, entry])).values()];
    credit.hidden = unique.length === 0;
    replace(credit, unique.map(({ text, url }) =>
      /^https?:/.test(url ?? "")
        ? h("a", { href: url, rel: "noreferrer", target: "_blank" }, text)
        : h("span", {}, text)));
  }
  return { element, show };
}
return { notes };
})();
const module8 = (() => {
const { h, svg } = module5;
const { sayAll } = module6;
const { t } = module2;
const rounded = (value) => Math.round(value * 100) / 100;
function sunArc({ sunrise, sunset }, now, told) {
  if (!sunrise || !sunset) return null;
  const [from, to] = [Date.parse(sunrise), Date.parse(sunset)];
  const share = Math.max(0, Math.min(1, (now - from) / (to - from)));
  const angle = Math.PI * (1 - share);
  const [x, y] = [100 + 84 * Math.cos(angle), 84 - 70 * Math.sin(angle)];
  return h(
    "figure",
    { class: "arc" },
    svg(
      "svg",
      { viewBox: "0 0 200 96", "aria-hidden": "true" },
      svg("path", { class: "arc-way", d: "M16 84A84 70 0 0 1 184 84" }),
      svg("line", { class: "arc-ground", x1: 4, x2: 196, y1: 84, y2: 84 }),
      now >= from && now <= to ? svg("circle", { class: "arc-sun", cx: x, cy: y, r: 8 }) : null,
    ),
    told ? h("figcaption", {}, sayAll(told.value)) : null,
  );
}
function windRose({ direction }) {
  if (direction === null || direction === undefined) return null;
  return svg(
    "svg",
    { class: "rose", viewBox: "-24 -24 48 48", "aria-hidden": "true" },
    svg("circle", { r: 21 }),
    svg("text", { y: -11, "text-anchor": "middle" }, t("n")),
    svg("path", { d: "M0 14L-6 4h4V-12h4V4h4Z", transform: `rotate(${direction})` }),
  );
}
function uvBar(index) {
  if (index === null || index === undefined) return null;
  const share = `${Math.min(100, (index / 11) * 100)}%`;
  return h("span", { class: "uv", "aria-hidden": "true" }, h("span", { style: { "--at": share } }));
}
function moon({ name, illumination }) {
  const waxing = /^(waxing|firstQuarter|new)/.test(name);
  const bulge = 10 * (1 - 2 * illumination);
  const [limb, edge] = waxing ? [1, bulge > 0 ? 0 : 1] : [0, bulge > 0 ? 1 : 0];
  const lit = `M0-10A10 10 0 0 ${limb} 0 10A${rounded(Math.abs(bulge))} 10 0 0 ${edge} 0-10Z`;
  return svg(
    "svg",
    { class: "moon", viewBox: "-11 -11 22 22", "aria-hidden": "true" },
    svg("circle", { r: 10 }),
    svg("path", { d: lit }),
  );
}
function sparkline(values) {
  const known = values.filter((value) => value !== null && value !== undefined);
  if (known.length < 2) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const points = values.flatMap((value, index) =>
    value === null || value === undefined
      ? []
      : [`${index + 0.5} ${rounded(34 - ((value - least) / (most - least || 1)) * 28)}`],
  );
  const line = `M${points.join("L")}`;
  return svg(
    "svg",
    {
      class: "sparkline",
      viewBox: `0 0 ${values.length} 40`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    },
    svg("path", { class: "area", d: `${line}V40H0.5Z` }),
    svg("path", { class: "line", d: line }),
  );
}
return { sunArc, windRose, uvBar, moon, sparkline };
})();
const module9 = (() => {
const { h, replace } = module5;
const { PROVIDERS } = module1;
const { failure, isolated, language, remedy, t } = module2;
function part({ title, render, retry, className = "", heading = "h2" }) {
  const note = h("span", { class: "note" });
  const body = h("div", { class: "body" });
  const trouble = h("div", { class: "trouble", hidden: true });
  const name = h(heading, {}, title);
  const header = h("div", { class: "head" }, name, note);
  const element = h("section", { class: `card ${className}`, "aria-label": title });
  element.append(header, trouble, body);
  let shown = null;
  let said = null;
  let latest = null;
  function show(part) {
    latest = part;
    const { state, value, error } = part;
    element.setAttribute("aria-busy", String(state === "loading"));
    element.dataset.state = state;
    if (value && value !== shown) replace(body, render(value));
    else if (!value) replace(body, state === "loading" ? skeleton() : []);
    shown = value;
    trouble.hidden = !error;
    if (error && error !== said) replace(trouble, troubleOf(error, retry, Boolean(value)));
    said = error;
    const text = [state === "loading" ? t("updating") : null, value?.text?.asOf];
    const told = text.filter(Boolean).join(" · ");
    if (note.textContent !== told) note.textContent = told;
  }
  return {
    element,
    show,
    rename(text) {
      name.textContent = text;
      element.setAttribute("aria-label", text);
    },
    redraw() {
      shown = null;
      show(latest);
    },
  };
}
function skeleton() {
  return h("div", { class: "skeleton" }, h("span", { class: "hidden" }, t("loading")));
}
function troubleOf(error, retry, known = false) {
  const hint = error?.data?.text
    ? null
    : language === "en" ? error?.data?.hint : remedy(error?.data);
  return h(
    "div",
    { class: "error", role: known ? "status" : "alert", "data-kind": error?.data?.kind },
    h("strong", {}, explained(error)),
    hint ? h("p", {}, hint) : null,
    known ? h("p", {}, t("knownBefore")) : null,
    retry ? h(
      "button",
      { type: "button", "data-key": "retry", onclick: retry },
      t("tryAgain"),
    ) : null,
  );
}
function explained(error) {
  const { kind, provider, httpStatus, text: told } = error?.data ?? {};
  if (told) return told;
  const message = kind === "serverUnavailable" ? t("serverUnreachable") : error?.message;
  const who = isolated(PROVIDERS[provider] ?? t("theProvider"));
  const text = failure(error?.data) ?? (message || t("somethingWentWrong"));
  const said = text.replace("{provider}", who);
  return httpStatus ? `${said} (HTTP ${httpStatus})` : said;
}
return { part, skeleton, troubleOf, explained };
})();
const module10 = (() => {
const {  aloud,  BLOCKS,  blocksOf,  cell,  columnOf,  draw,  factList,  factsOf,  said,} = module6;
const { moon } = module8;
const { freshId, h } = module5;
const { t } = module2;
function openSheet(title, ...content) {
  const close = h("button", { type: "button", class: "icon", "aria-label": t("close") }, "✕");
  const heading = h("h2", { id: freshId("sheet") }, title);
  const dialog = h(
    "dialog",
    { class: "sheet", "aria-labelledby": heading.id },
    h("div", { class: "head" }, heading, close),
    ...content,
  );
  close.onclick = () => dialog.close();
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
const LEAD = ["icon", "temperature", "weather"];
function openHour(row) {
  const others = factsOf(row, ["time", ...LEAD]);
  openSheet(row.cells.time.text, lead(row, "temperature"), factList(others));
}
function lead(row, id) {
  const [value, words] = [id ? cell(row, id) : null, cell(row, "weather")];
  return h(
    "div",
    { class: "now-main" },
    h("span", { class: "glyph", "aria-hidden": "true" }, row.cells.icon?.text ?? ""),
    value ? h("span", { class: "huge" }, said(value)) : null,
    words ? h("span", {}, said(words)) : null,
  );
}
function openForecastDay(row, { date, summary, moonPhase }, { app }) {
  const sky = h("div", { "aria-live": "polite" });
  openSheet(
    row.cells.day.text,
    lead(row, null),
    h("p", {}, summary),
    factList(factsOf(row, ["day", "icon", "weather", "sunset"]), { moon: moon(moonPhase) }),
    sky,
  );
  void addSun(app, date, sky);
}
async function addSun(app, date, element) {
  try {
    const place = app.place ? { place: app.place } : {};
    const sun = await app.call("sun.times", { ...place, date, text: BLOCKS });
    const told = blocksOf(sun).filter(({ kind }) => kind !== "warning");
    element.append(h("h3", {}, t("theSun")), ...told.map((block) => draw(block)).filter(Boolean));
  } catch {
  }
}
const PARTS = {
  canvas: "canvas",
  light: "light",
  glow: "glow",
  air: "air",
  clearness: "visibility",
  dryness: "rain",
};
function openEvening(row, { subscores }, seen) {
  const facts = factsOf(row, [
    "when", "weekday", "score", "label", "color", "rarity", "asForecast", "explanation", ...seen,
    ...Object.keys(PARTS),
  ]);
  const meters = Object.entries(PARTS).filter(([id]) => cell(row, id));
  openSheet(
    said(cell(row, "when")),
    cell(row, "explanation") ? h("p", {}, said(cell(row, "explanation"))) : "",
    meters.length > 0 ? h("h3", {}, t("partsOfScore")) : "",
    h(
      "ul",
      { class: "meters" },
      meters.map(([id, part]) => {
        const name = columnOf(row, id).name;
        return h(
          "li",
          {},
          h("span", {}, said(name)),
          h("meter", { min: 0, max: 1, value: subscores[part] ?? 0, "aria-label": aloud(name) }),
          h("span", {}, said(cell(row, id))),
        );
      }),
    ),
    factList(facts) ?? "",
  );
}
return { openSheet, openHour, openForecastDay, openEvening };
})();
const module11 = (() => {
const { BLOCKS } = module6;
const MINUTE_MS = 60_000;
const DARK_ENOUGH = 0.165;
const SKIES = [
  [-18, ["#04060f", "#070c1f", "#0d1838", "#16264f"]],
  [-8, ["#080d24", "#121c46", "#2c2c63", "#6b3f6a"]],
  [-3, ["#0d1738", "#1f2f66", "#5a4476", "#d77b5a"]],
  [2, ["#10224f", "#27497f", "#6d6a93", "#f2a866"]],
  [10, ["#103064", "#1f5390", "#3d7cb4", "#a9c9dc"]],
  [45, ["#0b3a78", "#14549c", "#2b77bf", "#86bce6"]],
];
function keepSky(app, element) {
  const root = document.documentElement;
  let altitude = 20;
  let evening = null;
  function paint() {
    const gradient = evening?.gradient ?? [];
    const colors = gradient.length === 3
      ? eveningSky(gradient)
      : cloudy(skyAt(altitude), app.parts.current.value?.cloudCover?.total ?? 0);
    for (const [index, color] of colors.entries()) root.style.setProperty(`--sky-${index}`, color);
    element.classList.toggle("painted", gradient.length === 3);
    const score = evening?.score ?? null;
    const vibrancy = gradient.length < 3 ? 1 : score === null ? 0.6 : 0.6 + score / 140;
    element.style.setProperty("--vibrancy", vibrancy);
  }
  async function look() {
    try {
      const place = app.place ? { place: app.place } : {};
      const sun = await app.call("sun.phase", { ...place, text: BLOCKS });
      const { altitude: now, isDay, time } = sun;
      altitude = now;
      app.clockAheadMs = Date.parse(time) - Date.now();
      app.isDay = isDay;
      app.tell("sun", sun);
    } catch {
    }
    paint();
  }
  app.on("evening", (row) => {
    evening = row;
    paint();
  });
  app.on("part:current", paint);
  app.on("reset", look);
  app.on("back", look);
  setInterval(() => document.visibilityState === "visible" && look(), MINUTE_MS);
  paint();
  return look();
}
function skyAt(altitude) {
  const after = SKIES.findIndex(([at]) => at >= altitude);
  if (after === 0) return held(SKIES[0][1]);
  if (after < 0) return held(SKIES.at(-1)[1]);
  const [[low, below], [high, above]] = [SKIES[after - 1], SKIES[after]];
  const share = (altitude - low) / (high - low);
  return held(below.map((color, index) => hex(mixed(rgb(color), rgb(above[index]), share))));
}
function eveningSky([zenith, middle, horizon]) {
  return held([hex(mixed(rgb(zenith), [8, 10, 30], 0.45)), zenith, middle, horizon]);
}
function cloudy(colors, percent) {
  return colors.map((color) => {
    const own = rgb(color);
    const gray = 255 * luminance(own) ** (1 / 2.2);
    return hex(mixed(own, [gray * 0.96, gray, gray * 1.06], (percent / 100) * 0.7));
  });
}
function held(colors) {
  return colors.map((color, index) => (index === 3 ? color : darkened(color)));
}
function darkened(color) {
  let own = rgb(color);
  while (luminance(own) > DARK_ENOUGH) own = own.map((channel) => channel * 0.97);
  return hex(own);
}
function mixed(from, to, share) {
  return from.map((channel, index) => channel + (to[index] - channel) * share);
}
function rgb(color) {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}
function hex(channels) {
  const byte = (channel) => Math.max(0, Math.min(255, Math.round(channel)));
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, "0")).join("")}`;
}
function luminance(channels) {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
return { keepSky, skyAt, eveningSky };
})();
const module12 = (() => {
const {  aloud,  BLOCKS,  blocksOf,  cautions,  cell,  columnOf,  draw,  factList,  factsOf,  factsWith,  ofKind,  rowsOf,  said,  sayAll,  shown,} = module6;
const { h } = module5;
const { notes } = module7;
const { part, troubleOf } = module9;
const { openEvening } = module10;
const { t } = module2;
const NEAR_KM = 40;
const NEARBY = 3;
const DAY_MS = 86_400_000;
const TITLES = { sunset: t("sunset"), sunrise: t("sunrise") };
const SENTENCES = ["color", "rarity", "asForecast"];
const TIMES = ["goldenHour", "time", "blueHour", "azimuth"];
const TILES = ["clouds", "highClouds", "humidity", "aerosol"];
function sunsetView(app) {
  let event = "sunset";
  let picked = null;
  let sun = null;
  const card = part({
    title: TITLES[event],
    className: "sky",
    render: (value) =>
      evening(value, chosenOf(value.days, picked), choose, countdown, around),
    retry: () => app.load([event], true),
  });
  const footer = notes();
  const element = h("div", { class: "view" }, eventSwitch(), card.element, footer.element);
  const countdown = h("p", { class: "countdown" });
  const around = h("div", { class: "around" });
  const view = { element, title: TITLES[event], shown: paint, hidden: () => app.tell("evening", null) };
  let row = null;
  function choose(date) {
    picked = date;
    show();
    card.redraw();
  }
  function show() {
    const part = app.parts[event];
    const before = row;
    row = part.value?.days[chosenOf(part.value.days, picked)] ?? null;
    if (row?.date !== before?.date || row?.score !== before?.score) offerAround();
    paint();
    count();
    card.show(part);
    footer.show([{ warnings: part.value?.warnings }]);
  }
  function paint() {
    if (!element.hidden) app.tell("evening", row);
  }
  function count() {
    const next = sun?.isDay ? "sunset" : "sunrise";
    const ahead = row?.time ? Date.parse(row.time) - app.now() : -1;
    const told = next === event && ahead > 0 && ahead < DAY_MS ? ofKind(sun, "paragraph") : [];
    countdown.hidden = told.length === 0;
    const text = JSON.stringify(told);
    if (countdown.dataset.told === text) return;
    countdown.dataset.told = text;
    countdown.replaceChildren(...told.flatMap(({ spans }) => sayAll(spans)));
  }
  function offerAround() {
    around.hidden = event !== "sunset" || (row?.score ?? null) === null;
    around.replaceChildren(h(
      "button",
      { type: "button", class: "quiet", "data-key": "around", onclick: lookAround },
      t("askNearby"),
    ));
  }
  async function lookAround() {
    const here = app.shownPlace;
    around.setAttribute("aria-busy", "true");
    try {
      const places = [app.place ?? coordinate(here), ...ringAround(here)];
      const days = 1 + chosenOf(app.parts.sunset.value.days, picked);
      const answer = await app.call("sunset.best", { places, days, text: BLOCKS });
      if (app.shownPlace !== here) return;
      around.replaceChildren(nearby(answer, row.date));
    } catch (error) {
      around.replaceChildren(troubleOf(error, lookAround));
    }
    around.removeAttribute("aria-busy");
  }
  function eventSwitch() {
    const button = (name) =>
      h(
        "button",
        { type: "button", "aria-pressed": String(name === event), onclick: () => pick(name) },
        TITLES[name],
      );
    function pick(name) {
      event = name;
      picked = null;
      for (const [index, other] of Object.keys(TITLES).entries()) {
        group.children[index].setAttribute("aria-pressed", String(other === name));
      }
      offerAround();
      view.title = TITLES[name];
      card.rename(TITLES[name]);
      app.want(name);
      show();
      app.tell("title");
    }
    const group = h(
      "div",
      { class: "segments", role: "group", "aria-label": t("morningOrEvening") },
    );
    group.append(...Object.keys(TITLES).map(button));
    return group;
  }
  for (const name of Object.keys(TITLES)) app.on(`part:${name}`, () => event === name && show());
  app.on("reset", () => {
    picked = null;
    sun = null;
    offerAround();
    show();
  });
  app.on("sun", (told) => {
    sun = told;
    count();
  });
  show();
  return view;
}
function chosenOf(days, picked) {
  const found = days.findIndex(({ date, passed }) => (picked ? date === picked : !passed));
  return Math.max(0, found);
}
function coordinate({ latitude, longitude }) {
  return { latitude, longitude };
}
function ringAround({ latitude, longitude }) {
  const degree = NEAR_KM / 111.2;
  return [0, 45, 90, 135, 180, 225, 270, 315].map((bearing) => {
    const angle = (bearing * Math.PI) / 180;
    const north = Math.max(-89, Math.min(89, latitude + degree * Math.cos(angle)));
    const east = longitude + (degree * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180);
    return { latitude: rounded(north), longitude: rounded(((east + 540) % 360) - 180) };
  });
}
const rounded = (value) => Math.round(value * 1000) / 1000;
function nearby(answer, date) {
  const rows = rowsOf(answer, "place");
  const evening = rows.filter((_, index) => answer.ranked[index].date === date);
  if (evening.length === 0) return h("div", {}, blocksOf(answer).map((block) => draw(block)));
  return h(
    "ol",
    { class: "nearby", role: "status" },
    evening.slice(0, NEARBY).map((row) =>
      h("li", {}, shown(row, "place"), " ", shown(row, "score", "bar-score"))),
  );
}
function evening(value, chosen, choose, countdown, around) {
  const rows = rowsOf(value, "when");
  const row = rows[chosen];
  const day = value.days[chosen];
  if (!row) return h("p", {}, t("noDay"));
  const best = bestOf(value.days);
  const facts = factsOf(row, ["score", "when", "weekday", "label", "explanation", ...SENTENCES]);
  const told = (ids) => ids.flatMap((id) => facts.filter((fact) => fact.id === id));
  const [bestFact] = factsWith(value, ["bestOfDays"]);
  return [
    h(
      "div",
      { class: "hero" },
      h("p", { class: "when" }, shown(row, "when")),
      score(value, row),
      h("p", { class: "rating" }, shown(row, "label")),
      countdown,
      sentence(row, "explanation", "why"),
      SENTENCES.map((id) => sentence(row, id, "note")),
    ),
    h(
      "div",
      { class: "glass" },
      cautions(value).map((block) => draw(block)),
      day.time === null ? null : timesOf(told(TIMES)),
      tiles(told(TILES)),
      bestFact ? bestLine(bestFact) : null,
      bars(value, rows, chosen, best, choose),
      ofKind(value, "paragraph").filter(isNote).map((block) => draw(block)),
      h(
        "div",
        { class: "asides" },
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "data-key": "more",
            onclick: () => openEvening(row, day, [...TIMES, ...TILES]),
          },
          t("scoreParts"),
        ),
        around,
      ),
    ),
  ];
}
function bestLine({ name, value }) {
  return h("p", { class: "best-line" }, h("span", { class: "note" }, said(name)), " ", sayAll(value));
}
function isNote({ spans: [{ role }] }) {
  return role === "muted";
}
function score(value, row) {
  const told = cell(row, "score");
  if (!told) return null;
  const [badge] = ofKind(value, "badge");
  return h(
    "p",
    { class: "score" },
    h("span", { class: "hidden" }, `${aloud(columnOf(row, "score").name)} `),
    said(told),
    badge ? h("span", { class: "hidden" }, ` ${aloud(badge.spans[1])}`) : null,
  );
}
function sentence(row, id, className) {
  const told = cell(row, id);
  return told ? h("p", { class: className }, said(told)) : null;
}
function bestOf(days) {
  const scored = days.map(({ score, passed, kind }) => (
    passed || kind === "estimate" ? null : score));
  const known = scored.filter((score) => score !== null && score !== undefined);
  return known.length < 2 ? null : scored.indexOf(Math.max(...known));
}
function timesOf(facts) {
  const list = factList(facts);
  list?.classList.replace("facts", "times");
  return list;
}
function tiles(facts) {
  if (facts.length === 0) return null;
  return h(
    "ul",
    { class: "tiles", "aria-label": t("scoreDependsOn") },
    facts.map(({ name, value }) =>
      h(
        "li",
        { class: "tile" },
        h("span", { class: "tile-title" }, said(name)),
        h("span", { class: "tile-value" }, sayAll(value)),
      ),
    ),
  );
}
function bars({ days }, rows, chosen, best, choose) {
  if (days.every(({ score }) => score === null)) return null;
  return h(
    "ol",
    { class: "bars", "aria-label": t("theDaysToCome") },
    rows.map((row, index) => {
      const { date, score, gradient: [, middle, horizon] } = days[index];
      const told = aloud(cell(row, "score") ?? cell(row, "label"));
      const label = `${aloud(cell(row, "when"))}: ${told}${index === best ? t("isBest") : ""}`;
      return h(
        "li",
        { class: index === best ? "best" : null },
        h(
          "button",
          {
            type: "button",
            "data-key": `day-${index}`,
            "aria-label": label,
            "aria-pressed": String(index === chosen),
            onclick: () => choose(date),
          },
          h("span", { class: "bar-score", "aria-hidden": "true" }, row.cells.score?.text ?? ""),
          h(
            "span",
            { class: "bar-track", "aria-hidden": "true" },
            h(
              "span",
              {
                class: "bar-fill",
                style: { "--height": `${score ?? 0}%`, "--middle": middle, "--horizon": horizon },
              },
            ),
          ),
          h("span", { "aria-hidden": "true" }, row.cells.weekday.text),
        ),
      );
    }),
  );
}
return { sunsetView };
})();
const module13 = (() => {
const { keepSky } = module11;
const { sunsetView } = module12;
const IDLE = { state: "idle", value: null, error: null, valueAt: 0 };
const METHOD_NOT_FOUND = { code: -32601, message: "Method not found" };
const TOOLS = { "sunset.score": "sunset_score" };
const [TEXT, DATA] = ["almanac/text", "almanac/result"];
class Host {
  #last = 0;
  #waiting = new Map();
  constructor(heard) {
    addEventListener("message", ({ source, data }) => {
      if (source !== parent || data?.jsonrpc !== "2.0") return;
      if (data.method === undefined) this.#answered(data);
      else if (data.id === undefined) heard(data.method, data.params ?? {});
      else this.#answer(data);
    });
  }
  request(method, params) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ id, method, params });
    });
  }
  notify(method, params = {}) {
    this.#send({ method, params });
  }
  #answered({ id, result, error }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(error);
    else waiting?.resolve(result);
  }
  #answer({ id, method }) {
    const isKnown = ["ping", "ui/resource-teardown"].includes(method);
    this.#send(isKnown ? { id, result: {} } : { id, error: METHOD_NOT_FOUND });
  }
  #send(message) {
    parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
  }
}
class EveningApp extends EventTarget {
  parts = { current: IDLE, sunset: IDLE };
  input = {};
  place = null;
  canCall = false;
  host = new Host((method, params) => this.#heard(method, params));
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
  on(name, listener) {
    this.addEventListener(name, (event) => listener(event.detail));
  }
  now() {
    return Date.now();
  }
  async call(method, params) {
    const name = TOOLS[method];
    if (!name || !this.canCall) throw new Error("The host does not pass this on.");
    return content(await this.host.request("tools/call", { name, arguments: params }));
  }
  want(event) {
    if ((this.parts[event] ?? IDLE).state === "idle") void this.load([event]);
  }
  async load([event]) {
    this.#show(event, { ...(this.parts[event] ?? IDLE), state: "loading" });
    const place = this.place ? { place: this.place } : {};
    try {
      const { page: _, ...input } = this.input;
      this.take(await this.call("sunset.score", { ...input, ...place, event }));
    } catch (error) {
      this.#show(event, { ...this.parts[event], state: "failure", error });
    }
  }
  take(value) {
    this.place = `${value.place.latitude},${value.place.longitude}`;
    this.#show(value.event, { state: "success", value, error: null, valueAt: Date.now() });
    this.tell("taken", value);
  }
  #show(event, part) {
    this.parts[event] = part;
    this.tell(`part:${event}`, part);
  }
  #heard(method, params) {
    if (method === "ui/notifications/tool-input") this.input = params.arguments ?? {};
    else if (method === "ui/notifications/host-context-changed") adopt(params);
    else if (method === "ui/notifications/tool-cancelled") this.#fail("The call was cancelled.");
    else if (method === "ui/notifications/tool-result") {
      try {
        this.take(content(params));
      } catch (error) {
        this.#fail(error.message);
      }
    }
  }
  #fail(message) {
    this.#show(this.input.event ?? "sunset", { ...IDLE, state: "failure", error: { message } });
  }
}
function content(result) {
  if (result.isError) throw new Error(result.content?.[0]?.text ?? "The tool failed.");
  const { _meta: { [TEXT]: text, [DATA]: value } = {} } = result;
  if (!value || !text) throw new Error("The host did not pass on the data.");
  return { ...value, text };
}
function adopt({ theme }) {
  if (theme) document.documentElement.dataset.theme = theme;
}
function credit({ attribution }) {
  const names = attribution.map(({ text, license }) => (license ? `${text} (${license})` : text));
  return names.length === 0 ? "" : `Data: ${names.join(", ")}`;
}
async function start() {
  const app = new EveningApp();
  const view = sunsetView(app);
  document.getElementById("main").append(view.element);
  void keepSky(app, document.getElementById("sky"));
  app.on("taken", (value) => {
    document.getElementById("place").textContent = value.place.displayName;
    document.getElementById("credit").textContent = credit(value);
    const index = ["sunset", "sunrise"].indexOf(value.event);
    const button = view.element.querySelectorAll(".segments button")[index];
    if (button.getAttribute("aria-pressed") !== "true") button.click();
  });
  const { hostCapabilities = {}, hostContext = {} } = await app.host.request("ui/initialize", {
    protocolVersion: "2026-01-26",
    appInfo: { name: "almanac-evening", title: "Almanac", version: "1.0.0" },
    appCapabilities: { availableDisplayModes: ["inline"] },
  });
  app.canCall = Boolean(hostCapabilities.serverTools);
  document.body.classList.toggle("app-alone", !app.canCall);
  adopt(hostContext);
  app.host.notify("ui/notifications/initialized");
  new ResizeObserver(() => {
    const { width, height } = document.documentElement.getBoundingClientRect();
    const size = { width: Math.ceil(width), height: Math.ceil(height) };
    app.host.notify("ui/notifications/size-changed", size);
  }).observe(document.body);
}
void start();
return {  };
})();
</script>
  </body>
</html>
"""####
}
