//! The practical floor: one thread, one read, a whole check of the JSON (RFC 8259 grammar, UTF-8)
//! without building anything, a look at the method, and an answer that carries the params back.
use std::fs::File;
use std::io::{Read, Write};
use std::ops::Range;
use std::os::fd::FromRawFd;

struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Scanner<'_> {
    fn byte(&self) -> u8 {
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    fn take(&mut self, expected: u8) -> Option<()> {
        (self.byte() == expected).then(|| self.at += 1)
    }

    fn blanks(&mut self) {
        while matches!(self.byte(), b' ' | b'\t' | b'\n' | b'\r') {
            self.at += 1;
        }
    }

    /// The range between the quotes.
    fn string(&mut self) -> Option<Range<usize>> {
        self.take(b'"')?;
        let start = self.at;
        loop {
            match self.byte() {
                b'"' => break,
                b'\\' => {
                    self.at += 1;
                    match self.byte() {
                        b'u' => {
                            let digits = self.bytes.get(self.at + 1..self.at + 5)?;
                            digits.iter().all(u8::is_ascii_hexdigit).then_some(())?;
                            self.at += 5;
                        }
                        b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => self.at += 1,
                        _ => return None,
                    }
                }
                0..=31 => return None,
                _ => self.at += 1,
            }
        }
        self.at += 1;
        Some(start..self.at - 1)
    }

    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while self.byte().is_ascii_digit() {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }

    fn number(&mut self) -> Option<()> {
        let _ = self.take(b'-');
        if self.take(b'0').is_none() {
            self.digits()?;
        }
        if self.take(b'.').is_some() {
            self.digits()?;
        }
        if matches!(self.byte(), b'e' | b'E') {
            self.at += 1;
            if matches!(self.byte(), b'+' | b'-') {
                self.at += 1;
            }
            self.digits()?;
        }
        Some(())
    }

    fn word(&mut self, word: &[u8]) -> Option<()> {
        self.bytes[self.at..].starts_with(word).then(|| self.at += word.len())
    }

    fn value(&mut self, depth: usize) -> Option<Range<usize>> {
        (depth <= 128).then_some(())?;
        self.blanks();
        let start = self.at;
        match self.byte() {
            b'{' => self.list(b'}', |scanner| scanner.member(depth).map(|_| ()))?,
            b'[' => self.list(b']', |scanner| scanner.value(depth + 1).map(|_| ()))?,
            b'"' => self.string().map(|_| ())?,
            b't' => self.word(b"true")?,
            b'f' => self.word(b"false")?,
            b'n' => self.word(b"null")?,
            _ => self.number()?,
        }
        Some(start..self.at)
    }

    fn member(&mut self, depth: usize) -> Option<(Range<usize>, Range<usize>)> {
        self.blanks();
        let key = self.string()?;
        self.blanks();
        self.take(b':')?;
        Some((key, self.value(depth + 1)?))
    }

    fn list(&mut self, close: u8, mut item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.at += 1;
        self.blanks();
        if self.take(close).is_some() {
            return Some(());
        }
        loop {
            item(self)?;
            self.blanks();
            if self.take(b',').is_none() {
                return self.take(close);
            }
        }
    }
}

#[derive(Default)]
struct Message<'a> {
    id: Option<&'a [u8]>,
    method: &'a [u8],
    params: &'a [u8],
}

fn read_message(bytes: &[u8]) -> Option<Message<'_>> {
    std::str::from_utf8(bytes).ok()?;
    let mut message = Message { params: b"null", ..Message::default() };
    let mut scanner = Scanner { bytes, at: 0 };
    scanner.blanks();
    (scanner.byte() == b'{').then_some(())?;
    scanner.list(b'}', |scanner| {
        let (key, value) = scanner.member(1)?;
        match &bytes[key] {
            b"id" => message.id = Some(&bytes[value]),
            b"method" if value.len() >= 2 => message.method = &bytes[value.start + 1..value.end - 1],
            b"params" => message.params = &bytes[value],
            _ => {}
        }
        Some(())
    })?;
    scanner.blanks();
    (scanner.at == bytes.len()).then_some(message)
}

fn respond(body: &[u8], text: &mut Vec<u8>) {
    text.extend_from_slice(b"{\"jsonrpc\":\"2.0\",\"id\":");
    let Some(message) = read_message(body) else {
        text.extend_from_slice(b"null,\"error\":{\"code\":-32700,\"message\":\"Parse error\"}}");
        return;
    };
    let Some(id) = message.id else {
        if message.method == b"exit" {
            std::process::exit(0);
        }
        return text.clear();
    };
    text.extend_from_slice(id);
    text.extend_from_slice(b",\"result\":");
    match message.method {
        b"initialize" => text.extend_from_slice(b"{\"capabilities\":{}}"),
        b"shutdown" => text.extend_from_slice(b"null"),
        _ => text.extend_from_slice(message.params),
    }
    text.push(b'}');
}

/// The body of the first whole frame.
fn frame(bytes: &[u8]) -> Option<Range<usize>> {
    let blank = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..blank]).ok()?;
    let length = head.lines().find_map(|line| line.strip_prefix("Content-Length:"))?;
    let end = blank + 4 + length.trim().parse::<usize>().ok()?;
    (bytes.len() >= end).then_some(blank + 4..end)
}

fn main() {
    let mut input = std::io::stdin().lock();
    // Without the line buffer of the library's own stdout.
    let mut output = unsafe { File::from_raw_fd(1) };
    let mut buffer = vec![0u8; 1 << 20];
    let (mut text, mut answers) = (Vec::new(), Vec::new());
    let (mut head, mut end) = (0, 0);
    while let Ok(count @ 1..) = input.read(&mut buffer[end..]) {
        end += count;
        while let Some(body) = frame(&buffer[head..end]) {
            text.clear();
            respond(&buffer[head + body.start..head + body.end], &mut text);
            head += body.end;
            if !text.is_empty() {
                let _ = write!(answers, "Content-Length: {}\r\n\r\n", text.len());
                answers.extend_from_slice(&text);
            }
        }
        buffer.copy_within(head..end, 0);
        (head, end) = (0, end - head);
        if output.write_all(&answers).is_err() {
            return;
        }
        answers.clear();
    }
}
