import type { Json } from '@questhall/kernel';
import { useRef } from 'react';
import { t } from '../language/texts.ts';
import { tableIcon } from '../table/icons.ts';
import { Button } from '../ui/Button.tsx';

/** As a file that can be sent to others. */
export function download(title: string, draft: Json): void {
  const text = `${JSON.stringify(draft, null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface ImportButtonProps {
  readonly label: string;
  readonly onText: (text: string) => void;
}

export function ImportButton({ label, onText }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={tableIcon.cloudUploadIcon} onClick={() => input.current?.click()}>
        {t('Import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          file?.text().then(onText, () => {});
          currentTarget.value = '';
        }}
      />
    </>
  );
}
