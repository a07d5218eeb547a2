/**
 * Reads ascending numbers below 1000, each given by how far it is from the one before, as a digit of
 * base 36: `84` are 8 and 12.
 *
 * @returns For each number its place in the list, counted from 1; 0 where there is none.
 */
export function placesOfSteps(steps: string): Uint8Array {
  const places = new Uint8Array(1000);
  for (let index = 0, number = 0; index < steps.length; index++) {
    number += Number.parseInt(steps.charAt(index), 36);
    places[number] = index + 1;
  }
  return places;
}
