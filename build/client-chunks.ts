/**
 * How the browser's code is split: the framework, which every page needs; the shell around every page; and what nearly
 * every page uses, libraries and small modules (a recipe, a text, a helper, an icon) separately. Small modules cost
 * more as files of their own than as dead weight in the few pages that don't need them. The bundler splits the rest by
 * the pages that use it.
 */
const ofNearlyAllPages = { priority: 1, minShareCount: 28 }

export const clientChunks = {
  groups: [
    { name: 'framework', priority: 3, test: /\/node_modules\//, tags: ['$initial' as const] },
    // The shells of both page sets, which share most of their code, with all their imports.
    { name: 'shell', priority: 2, test: /\/src\/routes\/(?:pc|mobile)\/route\.tsx\?tsr-split/ },
    { name: 'libraries', test: /\/node_modules\//, ...ofNearlyAllPages },
    { name: 'shared', test: /\/src\//, maxModuleSize: 2000, ...ofNearlyAllPages },
  ],
}
