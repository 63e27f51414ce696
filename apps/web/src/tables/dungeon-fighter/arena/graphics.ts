/** Whether the table is shown in three dimensions: as somebody chose, or as this machine can. */
import { useKeptChoice } from '../kept-choice.ts';

const LOOKS = ['solid', 'flat'] as const;
export type Look = (typeof LOOKS)[number];

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
  const [look, turn] = useKeptChoice('questhall.dice-table', LOOKS, () => (canDraw() ? 'solid' : 'flat'));
  return { look, turn };
}
