// Source: W3C Bitstring Status List 1.0, examples of sections 2.1 and 2.2, Recommendation of 15 May 2025.
// 131,072 entries, none of them set.
export const emptyList = 'uH4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA';
