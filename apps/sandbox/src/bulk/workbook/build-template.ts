import {
  bulkColumns,
  bulkInstructions,
  bulkPaymentTypes,
  markets,
  maxBulkRows,
  type BulkColumn,
  type BulkInstructions,
} from '@saddlebag/domain/contracts';
import { toBase64 } from '../../cryptography/encoding.ts';
import type { StoredVendor } from '../../store/tables.ts';
import { escapeXml } from './xml-text.ts';
import { zip } from './zip.ts';

/** Letters of a column by its index, below 26. */
const lettersOf = (index: number): string => String.fromCharCode(65 + index);

const cell = (index: number, row: number, text: string, style: number): string =>
  `<c r="${lettersOf(index)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const rowXml = (row: number, texts: readonly string[], style: number): string =>
  `<row r="${row}">${texts.map((text, index) => cell(index, row, text, style)).join('')}</row>`;

/** Style 1 is bold, style 2 is grey italics, and style 3 is text, so that no phone number becomes a number. */
const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><i/><sz val="10"/><color rgb="FF666666"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf fontId="2" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const surroundings = {
  '[Content_Types].xml': `${head}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetTypes}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetTypes}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${officeTypes}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeTypes}"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${officeTypes}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeTypes}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}${styles}`,
} as const;

const exampleOf = ({ wire, country }: StoredVendor): Readonly<Partial<Record<BulkColumn, string>>> => ({
  recipient_name: 'Sadia Rahman',
  recipient_phone_number: `+${markets[country].callingCode}1711000111`,
  recipient_address: wire.vendor_information.location.address_text,
  payment_method: 'CASH_ON_DELIVERY',
  amount: '450',
  description: 'Two bags',
});

const hasInstructions = (language: string): language is keyof typeof bulkInstructions =>
  language in bulkInstructions;

/** Returns the instructions in the first language of the market, other than English, that has them. */
const localInstructions = ({ country }: StoredVendor): BulkInstructions => {
  const languages = markets[country].languages.map((tag) => tag.slice(0, 2));
  const local = languages.find((language) => language !== 'en' && hasInstructions(language));
  return bulkInstructions[local !== undefined && hasInstructions(local) ? local : 'en'];
};

/**
 * Builds the template as an XLSX file in base64: the header, the instructions in English and in the local
 * language, an example, and a drop-down for the payment method.
 * @param hasOutlets whether the account has more than one collection point
 */
export const buildTemplate = (vendor: StoredVendor, hasOutlets: boolean): string => {
  const columns = bulkColumns.filter((column) => column !== 'collection_point' || hasOutlets);
  const example = exampleOf(vendor);
  const letters = lettersOf(columns.indexOf('payment_method'));
  const textsOf = (texts: Readonly<Partial<Record<BulkColumn, string>>>): readonly string[] =>
    columns.map((column) => texts[column] ?? '');
  const widths = columns
    .map((_, index) => `<col min="${index + 1}" max="${index + 1}" width="24" style="3" customWidth="1"/>`)
    .join('');
  const rows = [
    rowXml(1, columns, 1),
    rowXml(2, textsOf(bulkInstructions.en), 2),
    rowXml(3, textsOf(localInstructions(vendor)), 2),
    rowXml(4, textsOf(example), 3),
  ].join('');
  const sheet = `${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols>${widths}</cols><sheetData>${rows}</sheetData><dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letters}4:${letters}${maxBulkRows + 3}"><formula1>"${bulkPaymentTypes.join(',')}"</formula1></dataValidation></dataValidations></worksheet>`;
  const bytes = zip({ ...surroundings, 'xl/worksheets/sheet1.xml': sheet });
  return toBase64(bytes);
};
