import { useState } from 'react';
import { FileDrop } from '../index.ts';

/** Spreadsheets are zip archives, which begin with these bytes whatever the browser calls them. */
const checkSpreadsheet = async (file: File): Promise<string | null> => {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isArchive = [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);
  return isArchive ? null : 'This is not a spreadsheet, though its name says so. Save it again as .xlsx.';
};

export function FileDropOrderFile() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <div className="max-w-lg">
      <FileDrop.Root
        label="Orders"
        hint="One .xlsx file of up to 5 MB."
        accept={['.xlsx']}
        maxBytes={5_242_880}
        check={checkSpreadsheet}
        onFilesAccept={([first]) => {
          setFile(first ?? null);
        }}
      >
        {file && (
          <FileDrop.Item
            name={file.name}
            size={file.size}
            status={{ kind: 'ready' }}
            onRemove={() => {
              setFile(null);
            }}
          />
        )}
      </FileDrop.Root>
    </div>
  );
}
