import { elementAt } from './element-at.ts';

/** Powers of 2 in the field of 256 elements that QR codes use (polynomial 0x11d), and their logarithms. */
const powers: number[] = [];
const logarithms: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

/** Multiplies two elements of the field. */
const multiply = (one: number, other: number): number =>
  one === 0 || other === 0
    ? 0
    : elementAt(powers, (elementAt(logarithms, one) + elementAt(logarithms, other)) % 255);

/** Returns the coefficients of the generator polynomial without the leading 1, highest power first. */
const generatorOf = (degree: number): readonly number[] => {
  let generator = [1];
  for (let exponent = 0; exponent < degree; exponent += 1) {
    const root = elementAt(powers, exponent);
    generator = [...generator, 0].map(
      (coefficient, index) => coefficient ^ multiply(generator[index - 1] ?? 0, root),
    );
  }
  return generator.slice(1);
};

/** Returns the error correction codewords of a block (ISO/IEC 18004, section 7.5). */
export const correctionOf = (block: readonly number[], count: number): readonly number[] => {
  const generator = generatorOf(count);
  const remainder = Array.from({ length: count }, () => 0);
  for (const codeword of block) {
    const factor = codeword ^ elementAt(remainder, 0);
    remainder.push(0);
    remainder.shift();
    generator.forEach((coefficient, index) => {
      remainder[index] = elementAt(remainder, index) ^ multiply(coefficient, factor);
    });
  }
  return remainder;
};
