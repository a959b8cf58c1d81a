import type { CountryCode } from '@saddlebag/domain/contracts';
import type { Gazetteer } from './gazetteer.ts';

const words = (text: string): string[] => text.trim().split(/\s*,\s*/);

/** City name of each country. The sandbox has one city per country. */
const cityNames: Readonly<Record<CountryCode, string>> = {
  bd: 'Dhaka',
  hk: 'Hong Kong',
  kh: 'Phnom Penh',
  la: 'Vientiane',
  mm: 'Yangon',
  my: 'Kuala Lumpur',
  ph: 'Manila',
  pk: 'Islamabad',
  sg: 'Singapore',
  th: 'Bangkok',
  tw: 'Taipei',
  ae: 'Abu Dhabi',
  bh: 'Manama',
  eg: 'Cairo',
  jo: 'Amman',
  kw: 'Kuwait City',
  om: 'Muscat',
  qa: 'Doha',
  sa: 'Riyadh',
  at: 'Vienna',
  cz: 'Prague',
  fi: 'Helsinki',
  hu: 'Budapest',
  no: 'Oslo',
  se: 'Stockholm',
  gr: 'Athens',
  cy: 'Nicosia',
  am: 'Yerevan',
  ba: 'Sarajevo',
  bg: 'Sofia',
  ci: 'Abidjan',
  es: 'Madrid',
  ge: 'Tbilisi',
  hr: 'Zagreb',
  it: 'Rome',
  ke: 'Nairobi',
  kg: 'Bishkek',
  kz: 'Astana',
  ma: 'Rabat',
  md: 'Chisinau',
  me: 'Podgorica',
  ng: 'Abuja',
  pl: 'Warsaw',
  pt: 'Lisbon',
  ro: 'Bucharest',
  rs: 'Belgrade',
  tn: 'Tunis',
  ua: 'Kyiv',
  ug: 'Kampala',
  jp: 'Tokyo',
};

const bangladesh: Gazetteer = {
  terrain: 'river',
  waterName: 'Shitolpur River',
  areas:
    words(`Shaplanagar, Kadamtola, Jarulbagh, Moynapara, Dhanshiri, Shimulia, Bokulbagh, Padmabil, Neemtola, Sonargram,
    Kashbon, Paruldanga, Chandanpur, Betbagan, Madhabilata, Tetulia Para, Nabinkuthi, Boishakhi Nagar, Uttaran, Lalshalu,
    Polashdanga, Hijolpara, Korobi Nagar, Dighirpar, Mohuabagh, Beltola, Jhilpar, Kathalia Nagar, Surjomukhi, Dolonpur,
    Rupshali, Gondhoraj Para, Ashwina, Tilottoma Nagar, Megnamoti, Shiulitola`),
  roots:
    words(`Shapla, Kadam, Jarul, Shimul, Bokul, Krishnachura, Rajanigandha, Madhabi, Hijol, Polash, Korobi, Kamini, Beli,
    Dolonchapa, Tamal, Chameli, Doyel, Moyna, Shalik, Bulbuli, Machranga, Koel, Tuntuni, Nilkantha, Surma, Teesta Par, Karnaphuli Par,
    Dhaleshwari, Ichamoti, Kopotakkho, Nabanna, Baishakh, Ashwin, Falgun, Sharat, Hemanta, Basanta, Srabon, Alpona, Nakshi,
    Jamdani, Muslin, Ektara, Dotara, Baul, Palki, Nouka, Rickshaw, Haat, Ganga Foring, Shonali, Rupali, Neel, Lal, Sobuj, Shada`),
  endings: {
    highway: ['Ring Highway', 'Highway'],
    primary: ['Avenue', 'Sarani', 'Main Road'],
    secondary: ['Road', 'Sarak', 'Link Road'],
    local: ['Lane', 'Goli', 'Road', 'Bylane'],
  },
  numbered: (_area, number) => `Road ${number}`,
  numberedShare: 0.55,
  landmarks: {
    market: 'Bazar',
    hospital: 'General Hospital',
    station: 'Railway Station',
    school: 'Model School',
    museum: 'Folk Museum',
    stadium: 'Stadium',
  },
  park: 'Udyan',
  postalCode: (areaNumber) => String(1201 + areaNumber),
  house: (houseNumber, street) => `House ${houseNumber}, ${street}`,
};

const singapore: Gazetteer = {
  terrain: 'coast',
  waterName: 'Selat Timur',
  areas:
    words(`Kembang Hill, Tanjong Melur, Bukit Kenari, Sungei Pandan, Telok Senja, Kampong Delima, Pasir Mutiara, Changkat,
    Orchid Park, Lorong Halus North, Seri Damai, Bayu Point, Angsana, Tembusu Grove, Rain Tree Heights, Mei Shan, Hong Yun, Tua Pek,
    Nilam Gardens, Simpang Dua, Cempaka, Meranti, Lim Bak Estate, Jelita Rise, Duxley, Fairmead, Ponggol Melati, Kelip Valley,
    Nyatoh, Saga Crescent, Kuning Ridge, Palmgrove, Tiong Lok, Anchor Bay, Marlow Quay, Sri Kerang`),
  roots:
    words(`Kembang, Melur, Kenari, Pandan, Senja, Delima, Mutiara, Angsana, Tembusu, Cempaka, Meranti, Saga, Nyatoh, Kuning,
    Orchid, Frangipani, Heliconia, Raintree, Mangosteen, Rambutan, Durian Tree, Nutmeg, Clove, Cardamom, Gambier, Pepper, Lanthorn,
    Fairmead, Duxley, Marlow, Carrick, Hartwell, Penrose, Ashgrove, Mei Hwa, Lim Bak, Tiong Lok, Hong Yun, Joo Heng, Kwan Yeow,
    Bayu, Ombak, Camar, Helang, Merbok, Serindit, Layang, Perahu, Sampan, Lentera, Bintang, Mentari, Purnama, Pelangi, Embun`),
  endings: {
    highway: ['Expressway', 'Parkway'],
    primary: ['Road', 'Avenue', 'Boulevard'],
    secondary: ['Drive', 'Street', 'Link'],
    local: ['Lane', 'Walk', 'Close', 'Rise', 'Crescent', 'Terrace', 'View'],
  },
  numbered: (area, number) => `${area} Street ${number + 10}`,
  numberedShare: 0.4,
  landmarks: {
    market: 'Food Centre',
    hospital: 'Hospital',
    station: 'Station',
    school: 'Primary School',
    museum: 'Museum',
    stadium: 'Sports Hall',
  },
  park: 'Park',
  postalCode: (areaNumber) => String(100_012 + areaNumber * 10_101),
  house: (houseNumber, street) => `${houseNumber} ${street}`,
};

const bahrain: Gazetteer = {
  terrain: 'coast',
  waterName: 'Gulf of Dilwan',
  areas:
    words(`Al Nakheel, Umm Al Sidr, Al Lulu, Rayhan, Bu Sadaf, Al Marsa, Jidd Al Naseem, Al Waha, Kharana West, Um Shajar,
    Al Dana, Safaya, Al Yasmeen, Bustan, Halat Nawras, Al Qasab, Maqsha East, Ain Rayya, Al Rawda, Tell Zaytun, Al Fanar, Suwayfi,
    Al Murjan, Hamra, Barr Al Ghaf, Al Sahel, Dirwaz Park, Um Lulua, Shatt Al Ward, Al Noor, Mina Jadid, Ghadeer, Al Mawj Hill,
    Zahra, Qalat Ramli, Al Bahri`),
  roots:
    words(`Nakheel, Lulu, Rayhan, Sadaf, Marsa, Naseem, Waha, Sidr, Dana, Yasmeen, Bustan, Nawras, Qasab, Zaytun, Fanar, Murjan,
    Ghaf, Sahel, Ward, Noor, Ghadeer, Zahra, Ramli, Bahri, Hilal, Najma, Qamar, Shams, Sahab, Matar, Ghazal, Saqr, Hudhud, Bulbul,
    Zafaran, Hayl, Loban, Oud, Hinna, Khuzama, Rummaan, Teen, Tamr, Khalas, Barhi, Dhow, Sambuk, Shira, Mawj, Safina, Lantern`),
  endings: {
    highway: ['Highway', 'Causeway'],
    primary: ['Avenue', 'Corniche', 'Boulevard'],
    secondary: ['Avenue', 'Street'],
    local: ['Street', 'Lane', 'Passage'],
  },
  numbered: (_area, number, areaNumber) => `Road ${(areaNumber + 3) * 100 + number}`,
  numberedShare: 0.75,
  landmarks: {
    market: 'Souq',
    hospital: 'Medical Centre',
    station: 'Bus Station',
    school: 'School',
    museum: 'Pearl Museum',
    stadium: 'Stadium',
  },
  park: 'Garden',
  postalCode: (areaNumber) => String(301 + areaNumber * 3),
  house: (houseNumber, street) => `Building ${houseNumber}, ${street}`,
};

/** Vocabulary for countries without their own. */
const genericGazetteer: Gazetteer = {
  terrain: 'river',
  waterName: 'Silverwater',
  areas:
    words(`Old Town, Riverside, Millgate, Eastmoor, Westbrook, Northfield, Southbank, Harbour Hill, Lindenhof, Castle Rise,
    Market Cross, Orchard Park, Stonebridge, Fairview, Greenhollow, Kingsmead, Foxglove, Larkhill, Weavers Quarter, Saltmarsh,
    Copperfield, Beacon Heights, Willowbank, Ashgrove, Priory, Summerhill, Lantern Yard, Ferry Point, Elmhurst, Tanners Row,
    Vineyard, Cloverdale, Highgarden, Rosewell, Bell Meadow, Quarry End`),
  roots:
    words(`Acacia, Almond, Amber, Apple, Ash, Aspen, Beacon, Beech, Bell, Birch, Bramble, Bridge, Brook, Candle, Castle, Cedar,
    Chapel, Cherry, Clover, Copper, Coral, Crane, Elder, Elm, Falcon, Fern, Ferry, Fig, Finch, Forge, Fountain, Garden, Glass, Harbour,
    Hawthorn, Hazel, Heron, Hill, Honey, Ivory, Ivy, Jasmine, Juniper, Kestrel, Lantern, Lark, Laurel, Lavender, Lemon, Lilac, Lime,
    Linden, Magnolia, Maple, Marble, Market, Meadow, Mill, Mint, Mulberry, Myrtle, Oak, Olive, Orchard, Pearl, Pepper, Pine, Plum,
    Poplar, Quince, Rose, Rowan, Saffron, Sage, Silver, Sparrow, Spring, Stone, Swan, Tanner, Thistle, Thyme, Tower, Vine, Walnut,
    Weaver, Willow, Wren`),
  endings: {
    highway: ['Ring', 'Highway'],
    primary: ['Avenue', 'Boulevard', 'Parade'],
    secondary: ['Street', 'Road', 'Drive'],
    local: ['Lane', 'Street', 'Walk', 'Row', 'Close', 'Court', 'Passage', 'Rise', 'Yard'],
  },
  numbered: null,
  numberedShare: 0,
  landmarks: {
    market: 'Market',
    hospital: 'Hospital',
    station: 'Station',
    school: 'School',
    museum: 'Museum',
    stadium: 'Stadium',
  },
  park: 'Park',
  postalCode: (areaNumber) => String(10_010 + areaNumber * 10),
  house: (houseNumber, street) => `${houseNumber} ${street}`,
};

/** Vocabularies of the countries with demo accounts. */
const seededGazetteers: Partial<Record<CountryCode, Gazetteer>> = {
  bd: bangladesh,
  sg: singapore,
  bh: bahrain,
};

export const getCityName = (country: CountryCode): string => cityNames[country];

/** Returns a country's vocabulary, or the generic one. */
export const getGazetteer = (country: CountryCode): Gazetteer =>
  seededGazetteers[country] ?? genericGazetteer;
