export const HELP = `Usage: merkle-seal verify FILE [options]

Verifies a sealed product passport, the proof of one entry, or an audit bundle.
Uses no network. FILE is JSON; - reads the standard input.

Options:
  --ca PEM         Trust these seal authorities. May be given several times.
  --tsa-root PEM   Trust these time-stamping roots. May be given several times.
  --at TIME        Judge certificates at this UTC time, as in 2026-03-01T12:00:00Z,
                   unless a verified time-stamp says when. Default: now.
  --json           Print the report as JSON.
  --version        Print the version.
  -h, --help       Print this text.

Without --ca the result is never better than indeterminate: certificates that come
with a file are no reason to trust it.

Exit status: 0 passed, 1 failed, 2 indeterminate, 64 wrong use or unreadable file.
`;
