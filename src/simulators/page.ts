import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** The policy of every simulator page: its own stylesheet, pictures from anywhere, no scripts. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' https: data:; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

export interface PageParts {
  /** Shown on every page, so that nobody mistakes a simulator for the real service. */
  banner: string
  title: string
  homePath: string
  nav: Markup
  body: Markup
}

export function renderPage({ banner, title, homePath, nav, body }: PageParts): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${banner}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${homePath}style.css" />
      </head>
      <body>
        <header>
          <a class="banner" href="${homePath}">${banner}</a>
          <nav aria-label="Simulator">${nav}</nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}

/** System colours only, so that the browser switches between light and dark. */
export const STYLESHEET = `
:root {
  color-scheme: light dark;
  --line: color-mix(in srgb, CanvasText 16%, Canvas);
  --muted: color-mix(in srgb, CanvasText 68%, Canvas);
  --raised: color-mix(in srgb, CanvasText 5%, Canvas);
  font: 15px/1.5 system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: Canvas; color: CanvasText; font-variant-numeric: tabular-nums; }
header {
  display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center; min-height: 52px; padding: 8px 16px;
  border-bottom: 1px solid var(--line); background: var(--raised);
}
.banner { font-weight: 650; color: inherit; text-decoration: none; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; flex: 1; }
nav > :last-child { margin-inline-start: auto; }
@media (max-width: 700px) { nav { flex-basis: 100%; } nav a { padding: 6px 0; } }
main { max-width: 960px; margin: 0 auto; padding: 20px 16px 64px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 16px; }
h2 { font-size: 16px; margin: 28px 0 10px; }
p { margin: 0 0 12px; max-width: 65ch; }
.muted, .meta { color: var(--muted); }
.meta { font-size: 13px; }
a { color: LinkText; }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
button, input, select { font: inherit; color: inherit; min-height: 44px; border-radius: 8px; border: 1px solid var(--line); }
input, select { background: Field; color: FieldText; padding: 0 12px; min-width: 0; }
input[type='checkbox'], input[type='radio'] { min-height: 0; width: 18px; height: 18px; margin: 0; flex: none; }
button { padding: 0 18px; background: var(--raised); cursor: pointer; }
button:hover { border-color: var(--muted); }
button.primary { background: CanvasText; color: Canvas; border-color: CanvasText; font-weight: 600; }
form { margin: 0; }
form > .row + .row { margin-top: 12px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.row:has(> label.field) { align-items: end; }
label.field { display: grid; gap: 4px; margin: 0 0 12px; max-width: 480px; }
.row > label.field { flex: 1 1 200px; margin: 0; }
label.check { display: flex; gap: 10px; align-items: center; min-height: 44px; }
fieldset { border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px 16px; margin: 0 0 16px; min-width: 0; }
legend { font-weight: 600; padding: 0 6px; }
.card { border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 16px; }
.note { border-inline-start: 3px solid var(--muted); padding: 8px 14px; background: var(--raised); margin: 0 0 16px; }
ul.plain { list-style: none; padding: 0; margin: 0 0 16px; display: grid; gap: 8px; }
.card > :last-child, fieldset > :last-child { margin-bottom: 0; }
.card > h2:first-child { margin-top: 0; }
li.card { margin: 0; }
ul.tiles { grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); }
.item {
  display: flex; gap: 12px; align-items: center; border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px;
  min-height: 64px; min-width: 0;
}
.item > div { min-width: 0; }
.item b, .item .meta { display: block; overflow-wrap: anywhere; }
.item img { width: 64px; height: 48px; object-fit: contain; flex: none; }
img.avatar { width: 36px; height: 36px; border-radius: 8px; flex: none; background: var(--raised); }
label.item { cursor: pointer; }
label.item:has(input:checked) { border-color: CanvasText; background: var(--raised); }
button.item { width: 100%; text-align: start; }
output, code { font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
output.big { font-size: 24px; font-weight: 650; letter-spacing: 0.08em; }
summary { cursor: pointer; min-height: 44px; line-height: 44px; }
.actions {
  position: sticky; bottom: 0; padding: 12px 0; background: Canvas; border-top: 1px solid var(--line); z-index: 1;
}
.columns { display: grid; gap: 0 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); align-items: start; }
.chip { border: 1px solid var(--line); border-radius: 999px; padding: 1px 10px; font-size: 13px; white-space: nowrap; }
`
