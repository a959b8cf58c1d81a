import { describe, expect, it } from 'vitest';
import { findSpokenAmounts } from './spoken-amounts.ts';

const valuesOf = (text: string): readonly number[] => findSpokenAmounts(text).map(({ value }) => value);

describe('an amount in words', () => {
  it.each([
    ['give him four hundred and twenty dollars', 420],
    ['two thousand three hundred pesos', 2300],
    ['son cuarenta y seis euros', 46],
    ['doscientos cincuenta', 250],
    ['centoventicinque euro', 125],
    ['sono trentadue euro', 32],
    ['σαράντα δύο ευρώ', 42],
    ['enam puluh lima ringgit', 65],
    ['dua ratus lima puluh', 250],
    ['หกร้อยห้าสิบบาท', 650],
    ['代金三千二百円', 3200],
    ['一共二百四十五蚊', 245],
    ['তিন হাজার দুইশো টাকা', 3200],
    ['پانچ ہزار دو سو روپے', 5200],
    ['son veintiocho euros', 28],
    ['六百二現金', 620],
    ['兩千五', 2500],
    ['ساڑھے تین ہزار', 3500],
    ['সাড়ে তিন হাজার টাকা', 3500],
  ])('%s', (text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });

  it('is not made of the digits of a phone number', () => {
    expect(valuesOf('nine one seven two')).toEqual([]);
  });

  it('is not read if the word before "thousand" is unknown', () => {
    expect(valuesOf('سینتیس ہزار پانچ سو')).toEqual([]);
  });

  it('is not a small number of goods', () => {
    expect(valuesOf('three pizzas')).toEqual([]);
  });
});
