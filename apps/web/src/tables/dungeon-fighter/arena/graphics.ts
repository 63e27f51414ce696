/** Whether the table is shown in three dimensions: as somebody chose, or as this machine can. */
import { useCallback, useState } from 'react';

const CHOICES = ['solid', 'flat'] as const;
export type Look = (typeof CHOICES)[number];

const KEY = 'questhall.dice-table';

function chosen(): Look | undefined {
  try {
    return CHOICES.find((choice) => choice === localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Names of drivers that compute graphics without a graphics card. */
const BY_SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Graphics by software count as none: the drawn board is quicker. Not every browser admits it by itself. */
function canDraw(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const driver: unknown = names && context.getParameter(names.UNMASKED_RENDERER_WEBGL);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !(typeof driver === 'string' && BY_SOFTWARE.test(driver));
}

export function useLook(): { readonly look: Look; readonly turn: () => void } {
  const [look, setLook] = useState<Look>(() => chosen() ?? (canDraw() ? 'solid' : 'flat'));
  const turn = useCallback(() => {
    const next = look === 'solid' ? 'flat' : 'solid';
    setLook(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // A page that may keep nothing asks again next time.
    }
  }, [look]);
  return { look, turn };
}
