import type { Page } from 'playwright-core';

/** Marks, as `data-taken`, what somebody would take who fights, opens doors, walks about, and ends the activation. */
export function pick(page: Page, walks: boolean): Promise<boolean> {
  return page.evaluate((walking) => {
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const lit = (target: string): Element[] => seen(`[data-target*='"${target}"'][data-legal="true"]`);
    const ends = seen('[data-option]').filter((element) =>
      /"do":"(endActivation|done|stop|keep|roll|pass|decline|stay)"/.test(
        element.getAttribute('data-option') ?? '',
      ),
    );
    const wishes = [seen('[role="menuitem"]'), lit('figure'), lit('door'), walking ? lit('x') : [], ends];
    const any = seen('[data-target][data-legal="true"], [data-option]');
    const [found] = [...wishes, any].filter((list) => list.length > 0);
    document.querySelector('[data-taken]')?.removeAttribute('data-taken');
    found?.[Math.floor(found.length / 2)]?.setAttribute('data-taken', '');
    return found !== undefined;
  }, walks);
}
