import { icon } from './icon.tsx'

/** Icons of items and of their lists. */

export const TagIcon = /* @__PURE__ */ icon(
  'M4 5.5A1.5 1.5 0 0 1 5.5 4h6.4a2 2 0 0 1 1.4.6l6.6 6.6a1.6 1.6 0 0 1 0 2.3l-6.4 6.4a1.6 1.6 0 0 1-2.3 0l-6.6-6.6a2 2 0 0 1-.6-1.4ZM8.5 8.5v.01',
)
export const GridIcon = /* @__PURE__ */ icon('M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z')
export const InspectIcon = /* @__PURE__ */ icon(
  'M4 8.5v-3a1 1 0 0 1 1-1h3m8 0h3a1 1 0 0 1 1 1v3m0 7v3a1 1 0 0 1-1 1h-3m-8 0H5a1 1 0 0 1-1-1v-3M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
