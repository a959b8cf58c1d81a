export interface DataGridLabels {
  /** Header of the row numbers. */
  readonly rowNumber: string;
  /** Read before the message of an error. */
  readonly error: string;
  /** Read before the message of a warning. */
  readonly warning: string;
  /** Accessible name of the field in which a cell is edited. */
  readonly edit: (header: string, rowNumber: number) => string;
}

export const dataGridLabels: DataGridLabels = {
  rowNumber: 'Row',
  error: 'Error:',
  warning: 'Check:',
  edit: (header, rowNumber) => `${header}, row ${rowNumber}`,
};
