export const HELP = `Usage: merkle-seal verify FILE [options]
       merkle-seal audit FILE [options]

verify: a sealed product passport, the proof of one entry, or an audit bundle.
audit:  an audit log bundle, as a server exports it.
Neither uses the network. FILE - is the standard input.

Options of verify:
  --ca PEM         Trust these seal authorities. May be given several times.
  --tsa-root PEM   Trust these time-stamping roots. May be given several times.
  --at TIME        Judge certificates at this UTC time, as in 2026-03-01T12:00:00Z,
                   unless a verified time-stamp says when. Default: now.

Options of audit:
  --key PEM        Trust this key of the platform. May be given several times.
  --heads FILE     Heads that were kept outside: the log must have gone through
                   each of them. May be given several times.

Options of both:
  --json           Print the report as JSON.
  --version        Print the version.
  -h, --help       Print this text.

Without --ca or --key the result is never better than indeterminate: certificates
and keys that come with a file are no reason to trust it.

Exit status: 0 passed, 1 failed, 2 indeterminate, 64 wrong use or unreadable file.
`;
