import type { Page } from 'playwright-core';

interface Text {
  readonly words: string;
  readonly colour: readonly [number, number, number];
  readonly large: boolean;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Every piece of text on the page that nothing covers, with its colour and place. */
const collectTexts = (page: Page): Promise<readonly Text[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || element === null || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest('svg, .sr-only, noscript') !== null) continue;
      // Letters with an outline all round carry their own ground with them.
      if (getComputedStyle(element).textShadow.split('px,').length > 4) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      if (x < 0 || y < 0 || x + width > window.innerWidth || y + height > window.innerHeight || width < 4)
        continue;
      const covered = [y + 2, y + height / 2, y + height - 2].some((line) => {
        const hit = document.elementFromPoint(x + width / 2, line);
        return hit === null || !(element.contains(hit) || hit.contains(element));
      });
      if (covered) continue;
      const style = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      texts.push({
        words: words.slice(0, 40),
        colour: [red, green, blue],
        large,
        box: { x, y, width, height },
      });
    }
    return texts;
  });

/** The page without its letters. */
async function groundOf(page: Page): Promise<string> {
  const unseen = await page.addStyleTag({
    content: '*, *::before, *::after, ::placeholder { color: transparent !important }',
  });
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await unseen.evaluate((style) => style.parentNode?.removeChild(style));
  return picture.toString('base64');
}

/** Texts and the ground they stand on, of one moment: what comes in late may move a text between the two looks. */
async function textsOnGround(
  page: Page,
): Promise<{ readonly texts: readonly Text[]; readonly picture: string }> {
  for (let texts = await collectTexts(page); ; ) {
    const picture = await groundOf(page);
    const after = await collectTexts(page);
    if (JSON.stringify(texts) === JSON.stringify(after)) return { texts, picture };
    texts = after;
  }
}

/**
 * The contrast of every text with the pixels that really lie behind it, gradients and pictures included. Of the pixels of
 * a text's box the lower quarter counts: a text may touch an edge, it may not lie on bad ground.
 */
export async function lowContrast(page: Page): Promise<readonly string[]> {
  const { texts, picture } = await textsOnGround(page);
  return page.evaluate(
    async ({ all, png }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext('2d');
      if (drawing === null) return ['no canvas'];
      drawing.drawImage(image, 0, 0);
      const channel = (value: number) =>
        value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const light = (red: number, green: number, blue: number) =>
        0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
      return all.flatMap(({ words, colour, large, box }) => {
        const { data } = drawing.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height));
        const ink = light(...(colour as [number, number, number]));
        const ratios: number[] = [];
        for (let at = 0; at < data.length; at += 4) {
          const ground = light(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
          ratios.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
        ratios.sort((a, b) => a - b);
        const ratio = ratios[Math.floor(ratios.length / 4)] ?? 0;
        return ratio < (large ? 3 : 4.5) ? [`${ratio.toFixed(2)}: ${words}`] : [];
      });
    },
    { all: texts, png: picture },
  );
}
