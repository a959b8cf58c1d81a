/** Countries with numbering plans in the component's bundle (ISO 3166-1 alpha-2, upper case). */
// prettier-ignore
export const phoneCountries = [
  'AE', 'AM', 'AT', 'BA', 'BD', 'BG', 'BH', 'CI', 'CY', 'CZ', 'EG', 'ES', 'FI', 'GE', 'GR', 'HK', 'HR',
  'HU', 'IT', 'JO', 'JP', 'KE', 'KG', 'KH', 'KW', 'KZ', 'LA', 'MA', 'MD', 'ME', 'MM', 'MY', 'NG', 'NO',
  'OM', 'PH', 'PK', 'PL', 'PT', 'QA', 'RO', 'RS', 'SA', 'SE', 'SG', 'TH', 'TN', 'TW', 'UA', 'UG',
] as const;
