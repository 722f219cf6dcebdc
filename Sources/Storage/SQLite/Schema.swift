/// The schema as migrations: each step leads from one version to the next, and the version is kept
/// in `user_version`. Released steps never change.
struct Schema {
  let steps: [String]
  /// What an acknowledged write survives. FULL: the loss of power. NORMAL: the end of the process.
  let synchronous: String
  /// Statements for each connection.
  let settings: String

  var version: Int { steps.count }

  static let data = Schema(
    steps: [
      """
      CREATE TABLE favorites (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
        place BLOB NOT NULL, added_at REAL NOT NULL, position INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
      INSERT INTO counters VALUES ('revision', 0), ('favorite', 0);
      CREATE TABLE sunsets (
        place TEXT NOT NULL, date TEXT NOT NULL, predicted REAL, observed REAL,
        PRIMARY KEY (place, date)
      ) WITHOUT ROWID;
      """,
      """
      CREATE TABLE sunset_forecasts (
        place TEXT NOT NULL, date TEXT NOT NULL, event TEXT NOT NULL, lead_days INTEGER NOT NULL,
        issued_at REAL NOT NULL, score REAL NOT NULL, model TEXT NOT NULL, inputs TEXT NOT NULL,
        PRIMARY KEY (place, date, event, lead_days)
      ) WITHOUT ROWID;
      CREATE TABLE sunset_observations (
        place TEXT NOT NULL, date TEXT NOT NULL, event TEXT NOT NULL, rating REAL NOT NULL,
        saved_at REAL NOT NULL,
        lead_days INTEGER, issued_at REAL, score REAL, model TEXT, inputs TEXT,
        PRIMARY KEY (date, place, event)
      ) WITHOUT ROWID;
      INSERT INTO sunset_observations (place, date, event, rating, saved_at)
        SELECT place, date, 'sunset', observed, 0 FROM sunsets WHERE observed IS NOT NULL;
      DROP TABLE sunsets;
      """,
      """
      CREATE TABLE skill (
        day INTEGER NOT NULL, place TEXT NOT NULL, provider TEXT NOT NULL, lead INTEGER NOT NULL,
        hours BLOB NOT NULL, PRIMARY KEY (day, place, provider, lead)
      ) WITHOUT ROWID;
      """,
    ],
    synchronous: "FULL", settings: "")

  static let cache = Schema(
    steps: [
      """
      CREATE TABLE responses (
        key TEXT PRIMARY KEY, provider TEXT NOT NULL, product TEXT NOT NULL,
        fetched_at REAL NOT NULL, expires_at REAL NOT NULL, used_at REAL NOT NULL,
        entity_tag TEXT, last_modified TEXT, content_type TEXT, body BLOB NOT NULL,
        size INTEGER NOT NULL
      );
      CREATE INDEX responses_by_use ON responses (used_at, size);
      CREATE TABLE totals (entries INTEGER NOT NULL, bytes INTEGER NOT NULL);
      INSERT INTO totals VALUES (0, 0);
      CREATE TRIGGER response_added AFTER INSERT ON responses BEGIN
        UPDATE totals SET entries = entries + 1, bytes = bytes + NEW.size;
      END;
      CREATE TRIGGER response_removed AFTER DELETE ON responses BEGIN
        UPDATE totals SET entries = entries - 1, bytes = bytes - OLD.size;
      END;
      CREATE TRIGGER response_resized AFTER UPDATE OF size ON responses BEGIN
        UPDATE totals SET bytes = bytes + NEW.size - OLD.size;
      END;
      CREATE TABLE spending (
        account TEXT NOT NULL, window_seconds INTEGER NOT NULL, start INTEGER NOT NULL,
        spent REAL NOT NULL, PRIMARY KEY (account, window_seconds)
      ) WITHOUT ROWID;
      CREATE TABLE pauses (name TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID;
      CREATE TABLE leases (
        key TEXT PRIMARY KEY, owner TEXT NOT NULL, until REAL NOT NULL
      ) WITHOUT ROWID;
      """
    ],
    synchronous: "NORMAL", settings: "PRAGMA journal_size_limit = 4194304;")
}
