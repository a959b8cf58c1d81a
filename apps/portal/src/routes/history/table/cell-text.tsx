/** A text that a narrow column cuts off. Hovering over it, or focusing its row, shows all of it. */
export function CellText({ text, isSmall = false }: { text: string; isSmall?: boolean }) {
  return (
    <bdi title={text} className={`history-cell-text ${isSmall ? 'text-sm' : ''}`}>
      {text}
    </bdi>
  );
}
