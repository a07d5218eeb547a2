"""SPEC.md, "Audit log bundle": the seven checks of a log."""

import re
from datetime import datetime, timedelta
from hashlib import sha256

from canonical_json import canonical
from elliptic_curve import P256
from i_json import NotIJson, depth_of, read_text
from merkle_tree import is_hash
from report import FAILED, INDETERMINATE, PASSED, SKIPPED, outcome
from signature import p256_point, read_public_key_pem, verify_ecdsa
from text_encodings import BadSpelling, decode_base64

CHECKS = ["bundle", "chain", "times", "checkpoint", "signature", "key", "keptHeads"]
MOST_LINE_OCTETS = 1_048_576
DEEPEST_LINE = 64
MOST_MILLISECONDS_BACK = 600_000
GENESIS = "0" * 64
GREATEST_INTEGER = 2**53 - 1

UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
TIME = re.compile(r"(19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")


class NotABundle(Exception):
    """The bundle is not as described."""


def verify_audit_log(text, trusted_pems, kept_heads):
    """The outcome of each check by its name, in order. `text` is the bundle, decoded from UTF-8."""
    try:
        header, entries, checkpoint = read_bundle(text)
    except NotABundle:
        return {**dict.fromkeys(CHECKS, SKIPPED), "bundle": FAILED}
    tenant = header["tenantId"]
    trusted = {key_id(info): info for info in map(read_public_key_pem, trusted_pems)}
    outcomes = [
        PASSED,
        outcome(follows(entries, tenant)),
        outcome(goes_forward(entries)),
        outcome(is_of_the_end(checkpoint, entries[-1], tenant)),
        outcome(is_checkpoint_signed(checkpoint)),
        check_key(checkpoint, trusted),
        check_kept_heads(entries, tenant, trusted, kept_heads),
    ]
    return dict(zip(CHECKS, outcomes, strict=True))


def verdict_of_log(checks):
    outcomes = checks.values()
    return FAILED if FAILED in outcomes else INDETERMINATE if INDETERMINATE in outcomes else PASSED


def read_bundle(text):
    *lines, rest = text.split("\n")
    if rest != "" or len(lines) < 3:
        raise NotABundle("no line feed at the end, or too few lines")
    first, *between, last = [read_line(line) for line in lines]
    require_members(first, HEADER)
    for entry in between:
        require_members(entry, ENTRY)
    require_members(last, CHECKPOINT)
    return first, between, last


def read_line(line):
    if len(line.encode("utf-8", "surrogatepass")) > MOST_LINE_OCTETS:
        raise NotABundle("a line that is too long")
    try:
        value = read_text(line)
    except NotIJson as error:
        raise NotABundle("a line that is not I-JSON") from error
    if not isinstance(value, dict) or depth_of(value) > DEEPEST_LINE:
        raise NotABundle("a line that is no object, or nested too deep")
    return value


def require_members(value, members):
    if value.keys() != members.keys() or not all(is_right(value[name]) for name, is_right in members.items()):
        raise NotABundle("a member is missing, too many, or of another kind")


def is_text(value):
    return isinstance(value, str)


def is_uuid(value):
    return isinstance(value, str) and UUID.fullmatch(value) is not None


def is_hash_text(value):
    return isinstance(value, str) and is_hash(value)


def is_time(value):
    if not isinstance(value, str) or TIME.fullmatch(value) is None:
        return False
    try:
        return datetime.strptime(value, TIME_FORMAT).strftime(TIME_FORMAT) == f"{value[:-1]}000Z"
    except ValueError:
        return False


TIME_FORMAT = "%Y-%m-%dT%H:%M:%S.%fZ"


def milliseconds_of(time):
    since = datetime.strptime(time, TIME_FORMAT) - datetime(1970, 1, 1)
    return since // timedelta(milliseconds=1)


def whole_number_from(least):
    def is_right(value):
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return is_number and value == int(value) and least <= value <= GREATEST_INTEGER

    return is_right


HEADER = {
    "type": lambda value: value == "AuditLogBundle",
    "version": lambda value: value == 1 and not isinstance(value, bool),
    "tenantId": is_uuid,
    "created": is_time,
}
ENTRY = {
    "id": is_text,
    "seq": whole_number_from(1),
    "action": is_text,
    "actor": is_text,
    "targetType": is_text,
    "targetId": is_text,
    "at": is_time,
    "ip": lambda value: value is None or isinstance(value, str),
    "details": lambda value: isinstance(value, dict),
    "previousHash": is_hash_text,
    "hash": is_hash_text,
}
CHECKPOINT = {
    "type": lambda value: value == "AuditLogCheckpoint",
    "tenantId": is_uuid,
    "seq": whole_number_from(0),
    "hash": is_hash_text,
    "at": is_time,
    "keyId": is_hash_text,
    "signature": is_text,
    "publicKey": is_text,
}


def follows(entries, tenant):
    """Check 2."""
    seq, previous = 0, GENESIS
    for entry in entries:
        hashed = {name: value for name, value in entry.items() if name != "hash"} | {"tenantId": tenant}
        computed = sha256(canonical(hashed).encode()).hexdigest()
        if entry["seq"] != seq + 1 or entry["previousHash"] != previous or entry["hash"] != computed:
            return False
        seq, previous = entry["seq"], entry["hash"]
    return True


def goes_forward(entries):
    """Check 3."""
    latest = 0
    for entry in entries:
        at = milliseconds_of(entry["at"])
        if at < latest - MOST_MILLISECONDS_BACK:
            return False
        latest = max(latest, at)
    return True


def is_of_the_end(checkpoint, last, tenant):
    """Check 4."""
    same = all(checkpoint[name] == last[name] for name in ("seq", "hash", "at"))
    return same and checkpoint["tenantId"] == tenant


def is_checkpoint_signed(checkpoint):
    """Check 5."""
    info = read_public_key_pem(checkpoint["publicKey"])
    return info is not None and key_id(info) == checkpoint["keyId"] and is_signed_by(checkpoint, info)


def key_id(public_key_info):
    return sha256(public_key_info).hexdigest()


def is_signed_by(head, public_key_info):
    try:
        signature = decode_base64(head["signature"])
    except BadSpelling:
        return False
    signed = {name: head[name] for name in ("tenantId", "seq", "hash", "at", "keyId")}
    message = canonical({"type": "dpp-audit-head-v1", **signed}).encode()
    return verify_ecdsa(P256, p256_point(public_key_info), "sha256", message, signature)


def check_key(checkpoint, trusted):
    """Check 6."""
    return outcome(checkpoint["keyId"] in trusted) if trusted else INDETERMINATE


def check_kept_heads(entries, tenant, trusted, kept_heads):
    """Check 7."""
    if not kept_heads:
        return SKIPPED
    of_log = [head for head in kept_heads if head["tenantId"] == tenant]
    if not of_log:
        return INDETERMINATE
    hashes = {0: GENESIS} | {int(entry["seq"]): entry["hash"] for entry in entries}
    outcomes = [check_kept_head(head, entries[-1]["seq"], hashes, trusted) for head in of_log]
    return next((one for one in (FAILED, INDETERMINATE) if one in outcomes), PASSED)


def check_kept_head(head, last_seq, hashes, trusted):
    if head["seq"] > last_seq or hashes.get(int(head["seq"])) != head["hash"]:
        return FAILED
    if head["keyId"] not in trusted:
        return INDETERMINATE
    return outcome(is_signed_by(head, trusted[head["keyId"]]))
