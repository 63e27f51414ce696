/** A copy of something as it looks where it lies, to be shown where other rules of style hold. */
const LOOKS = [
  'display',
  'position',
  'inset',
  'width',
  'height',
  'margin',
  'padding',
  'box-sizing',
  'flex',
  'flex-direction',
  'align-items',
  'align-self',
  'justify-content',
  'justify-items',
  'place-content',
  'gap',
  'grid-template',
  'grid-area',
  'overflow',
  'color',
  'background',
  'border',
  'border-radius',
  'box-shadow',
  'opacity',
  'font',
  'letter-spacing',
  'text-align',
  'text-shadow',
  'text-transform',
  'white-space',
  'transform',
  'fill',
  'stroke',
  'object-fit',
  'z-index',
] as const;

function freeze(from: Element, to: HTMLElement | SVGElement): void {
  const look = getComputedStyle(from);
  for (const property of LOOKS) to.style.setProperty(property, look.getPropertyValue(property));
}

const isStyled = (element: Element | undefined): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement;

export function frozen(thing: HTMLElement): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  const copies = [...copy.querySelectorAll('*')];
  freeze(thing, copy);
  [...thing.querySelectorAll('*')].forEach((part, at) => {
    const twin = copies[at];
    if (isStyled(twin)) freeze(part, twin);
  });
  for (const each of [copy, ...copies])
    for (const name of ['class', 'id', 'data-target', 'data-legal', 'data-option', 'tabindex', 'aria-label'])
      each.removeAttribute(name);
  Object.assign(copy.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    transform: 'none',
    opacity: '1',
  });
  copy.inert = true;
  return copy;
}
