/** Lets a browser fetch the page while its entry still looks which language it speaks. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { PAGE } from './offline.ts';

function chunkWith(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module) === true,
  );
  if (found?.type !== 'chunk') throw new Error(`the build has no chunk for ${module}`);
  return found;
}

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: '', href: `./${file}` },
  injectTo: 'head',
});

export function preload(): Plugin {
  return {
    name: 'questhall:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (bundle === undefined || !filename.endsWith('apps/web/index.html')) return [];
        const page = chunkWith(bundle, PAGE);
        const styles = [...(page.viteMetadata?.importedCss ?? [])];
        return [
          ...[page.fileName, ...page.imports.filter((file) => !html.includes(file))].map((file) =>
            link('modulepreload', file),
          ),
          ...styles.map((file) => link('stylesheet', file)),
        ];
      },
    },
  };
}
