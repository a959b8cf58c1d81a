import { useState } from 'react';
import { FileDrop } from '../index.ts';

/** Checks for the zip signature. An .xlsx file is a zip archive, and its MIME type is unreliable. */
const checkSpreadsheet = async (file: File): Promise<string | null> => {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isArchive = [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
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
        onFilesAccept={([firstFile]) => {
          setFile(firstFile ?? null);
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
