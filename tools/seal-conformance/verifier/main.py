"""Answers cases, one JSON object a line on standard input, with one line each on standard output."""

import hashlib
import json
import sys
from datetime import datetime

import i_json
import p256
from certificates import Certificate, pem_blocks
from leaf_proof import LEAF_CHECKS, verify_leaf_proof
from seal import CHECKS, entry_of, leaf_of, root_of, verdict_of, verify_document


def report(names, outcomes):
    not_passed = [n for n, o in zip(names, outcomes) if o in ("failed", "indeterminate")]
    return {"verdict": verdict_of(outcomes), "notPassed": not_passed}


def verify(case):
    try:
        document = i_json.parse(case["text"])
    except i_json.Refused:
        return {"verdict": "failed", "notPassed": ["text"]}
    pems = case["trustAnchors"]
    anchors = [Certificate(der) for pem in pems for der in pem_blocks("CERTIFICATE", pem)]
    at = datetime.fromisoformat(case["at"].replace("Z", "+00:00"))
    if case["kind"] == "leafProof":
        return report(LEAF_CHECKS, verify_leaf_proof(document, anchors, at))
    return report(CHECKS, verify_document(document, anchors, at))


def content(case):
    metadata = i_json.parse(case["text"])
    keys = sorted(metadata, key=i_json.utf16_order)
    leaves = [leaf_of(key, metadata[key], case["leafSalts"].get(key)) for key in keys]
    nodes = [entry_of(key, leaf) for key, leaf in zip(keys, leaves)]
    return {"leaves": dict(zip(keys, leaves)), "root": root_of(nodes)}


def ecdsa(case):
    point = p256.point_of_spki(p256.SPKI_PREFIX + bytes.fromhex(case["point"]))
    valid = p256.verify(point, bytes.fromhex(case["msg"]), bytes.fromhex(case["sig"]))
    return {"result": "valid" if valid else "invalid"}


def canonical(case):
    # The inputs of RFC 8785 are not all I-JSON: some have more digits than a double.
    text = i_json.canonical(json.loads(case["text"], parse_int=float, parse_float=float))
    return {"utf8Hex": text.encode().hex()}


def tree(case):
    leaves = [hashlib.sha256(b"\x00" + bytes.fromhex(leaf)).hexdigest() for leaf in case["inputs"]]
    return {"root": root_of(leaves)}


ANSWERS = {
    "document": verify,
    "leafProof": verify,
    "content": content,
    "ecdsa": ecdsa,
    "canonical": canonical,
    "tree": tree,
}

sys.setrecursionlimit(10_000)
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps(ANSWERS[question["kind"]](question)), flush=False)
