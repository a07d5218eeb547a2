/**
 * The points of NIST P-256, y² = x³ - 3x + b over the integers modulo p (SP 800-186 section 3.2.1.3). The check that
 * bytes are a point is made for each key that anybody sends, and needs a few lines; signatures need a library.
 */
const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/** p leaves 3 when divided by 4: a square to the power of (p + 1) / 4 is its root. Bits, the highest first. */
const ROOT_EXPONENT = ((P + 1n) / 4n).toString(2);

/**
 * Gives the uncompressed form of a point: 65 bytes, 0x04, x, y.
 *
 * @param bytes - That form, or the compressed one of 33 bytes: 0x02 or 0x03, as y is even or odd, and x.
 * @returns `undefined` for any other form, the hybrid one included, and for what is not on the curve.
 * @see SEC 1 version 2.0 section 2.3.4.
 */
export function uncompressedPoint(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length === 65 && bytes[0] === 0x04) return isOnCurve(bytes) ? bytes : undefined;
  const isCompressed = bytes.length === 33 && (bytes[0] === 0x02 || bytes[0] === 0x03);
  return isCompressed ? decompress(bytes) : undefined;
}

/** A coordinate is less than p, else two texts would name one key. The point at infinity has no such form. */
function isOnCurve(point: Uint8Array): boolean {
  const x = numberOf(point.subarray(1, 33));
  const y = numberOf(point.subarray(33));
  return x < P && y < P && (y * y) % P === squareOfY(x);
}

function decompress(bytes: Uint8Array): Uint8Array | undefined {
  const x = numberOf(bytes.subarray(1));
  if (x >= P) return undefined;
  const square = squareOfY(x);
  const root = rootOf(square);
  if ((root * root) % P !== square) return undefined;
  const isOdd = bytes[0] === 0x03;
  const y = (root % 2n === 1n) === isOdd ? root : P - root;
  const point = new Uint8Array(65);
  point.set(bytes);
  point[0] = 0x04;
  for (let at = 64, rest = y; at > 32; at--, rest >>= 8n) point[at] = Number(rest & 0xffn);
  return point;
}

function squareOfY(x: bigint): bigint {
  // With p added three times nothing is negative.
  return (x * x * x + 3n * (P - x) + B) % P;
}

/** A root of a square; for any other number a result with another square. */
function rootOf(square: bigint): bigint {
  let root = 1n;
  for (const bit of ROOT_EXPONENT) {
    root = (root * root) % P;
    if (bit === '1') root = (root * square) % P;
  }
  return root;
}

/** Big endian. */
function numberOf(bytes: Uint8Array): bigint {
  let hex = '0x';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return BigInt(hex);
}
