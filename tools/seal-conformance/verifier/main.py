"""Answers questions about seals: one JSON object a line in, one a line out, in the same order."""

import json
import sys
from datetime import datetime
from hashlib import sha256

from audit_log import verdict_of_log, verify_audit_log
from canonical_json import canonical
from certificate_chain import read_certificate_pem
from document import Trust, verify_document
from elliptic_curve import P256, read_point
from i_json import NotIJson, read_text
from leaf_proof import verify_leaf_proof
from merkle_tree import leaf_hash, root_of_entries, tree_root
from report import FAILED, INDETERMINATE, verdict_of
from signature import verify_ecdsa
from timestamp import Anchors, evaluate_timestamp


def answer(question):
    return ANSWERS[question["kind"]](question)


def about_document(question):
    return judged(question, verify_document, 7)


def about_leaf_proof(question):
    return judged(question, verify_leaf_proof, 5)


def about_audit_log(question):
    kept_heads = [read_text(json.dumps(head)) for head in question["keptHeads"]]
    checks = verify_audit_log(question["text"], question["trustedKeys"], kept_heads)
    not_passed = [name for name, outcome in checks.items() if outcome in (FAILED, INDETERMINATE)]
    return {"verdict": verdict_of_log(checks), "notPassed": not_passed}


def judged(question, verify, needed):
    """The verdict, and the checks that did not pass; `text` where the text is refused before any check."""
    try:
        value = read_text(question["text"])
    except NotIJson:
        return {"verdict": FAILED, "notPassed": ["text"]}
    checks = verify(value, trust_of(question))
    not_passed = [name for name, outcome in checks.items() if outcome in (FAILED, INDETERMINATE)]
    return {"verdict": verdict_of(checks, needed), "notPassed": not_passed}


def trust_of(question):
    roots = question.get("timestampAnchors")
    return Trust(
        authorities=read_certificates(question["trustAnchors"]),
        moment=datetime.fromisoformat(question["at"]).timestamp(),
        timestamp_anchors=None if roots is None else Anchors(read_certificates(roots)),
    )


def read_certificates(pems):
    return [read_certificate_pem(pem) for pem in pems]


def about_content(question):
    """Leaves and root of full metadata."""
    salts = question["leafSalts"]
    leaves = {key: leaf_hash(key, value, salts.get(key)) for key, value in read_text(question["text"]).items()}
    return {"leaves": {key: leaf.hex() for key, leaf in leaves.items()}, "root": root_of_entries(leaves)}


def about_signature(question):
    point, message, signature = (bytes.fromhex(question[name]) for name in ("point", "msg", "sig"))
    valid = verify_ecdsa(P256, read_point(P256, point), "sha256", message, signature)
    return {"result": "valid" if valid else "invalid"}


def about_canonical_form(question):
    return {"utf8Hex": canonical(read_text(question["text"], exact_numbers=False)).encode().hex()}


def about_number(question):
    """The canonical form of a number as it is spelled; none where the text is refused."""
    try:
        return {"canonical": canonical(read_text(question["text"]))}
    except NotIJson:
        return {"canonical": None}


def about_tree(question):
    """The tree of RFC 6962 over its own leaves."""
    leaves = [sha256(b"\x00" + bytes.fromhex(text)).digest() for text in question["inputs"]]
    return {"root": tree_root(leaves).hex()}


def about_timestamp(question):
    """One token over a root, judged by itself."""
    nonce = question.get("nonce")
    anchors = Anchors(
        roots=read_certificates(question["trustAnchors"]),
        certificates=read_certificates(question.get("certificates", [])),
        nonce=None if nonce is None else int(nonce, 16),
        policies=question.get("policies"),
    )
    stamp = {"token": question["token"]}
    outcome, gen_time = evaluate_timestamp(stamp, question["merkleRoot"], anchors)
    return {"outcome": outcome, "genTime": gen_time}


ANSWERS = {
    "document": about_document,
    "leafProof": about_leaf_proof,
    "auditLog": about_audit_log,
    "content": about_content,
    "ecdsa": about_signature,
    "canonical": about_canonical_form,
    "number": about_number,
    "tree": about_tree,
    "timestamp": about_timestamp,
}

if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))))
