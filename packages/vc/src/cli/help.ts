export const HELP = `Usage: vc verify FILE|URL [options]

Verifies a credential: a compact JWS (vc+jwt), JSON with an embedded proof
(vc+ld+json), or an SD-JWT (dc+sd-jwt). One in an EnvelopedVerifiableCredential
is opened; of a VerifiablePresentation every credential is verified, and its own
proof is not. FILE may be - for the standard input;
a URL is https. The DID document of the issuer and the status list are fetched
over https, from public addresses only.

Options:
  --did-document FILE  Use this DID document for its DID and fetch none. May be
                       given several times.
  --status-list FILE   Use this status list, a credential of its own, at the URL
                       that is its id, and do not fetch it; or those of an
                       audit bundle. May be given several times.
  --offline            Fetch nothing; what would have to be stays open.
  --at TIME            Judge validity at this UTC time, as in 2026-03-01T12:00:00Z.
                       Default: now.
  --audience NAME      Take a credential that is meant for this verifier, by the
                       name in its aud. Default: one that is meant for somebody
                       fails.
  --json               Print the report as JSON.
  --version            Print the version.
  -h, --help           Print this text.

Exit status: 0 passed, 1 failed, 2 indeterminate, 64 wrong use or unreadable file.
`;
