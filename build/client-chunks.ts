/**
 * How the browser's code is cut: the framework, which is what every page comes with; the shell, which stands around every page; and what
 * nearly every page uses, libraries and small modules (a recipe, a text, a helper, an icon) apart. Small modules cost more as files of
 * their own than they cost the few pages that have no use for them. What is none of these is cut by the bundler, by which pages need it.
 */
const ofNearlyAllPages = { priority: 1, minShareCount: 28 }

export const clientChunks = {
  groups: [
    { name: 'framework', priority: 3, test: /\/node_modules\//, tags: ['$initial' as const] },
    // The shells of both sets, which have most in common, with all that they import.
    { name: 'shell', priority: 2, test: /\/src\/routes\/(?:pc|mobile)\/route\.tsx\?tsr-split/ },
    { name: 'libraries', test: /\/node_modules\//, ...ofNearlyAllPages },
    { name: 'shared', test: /\/src\//, maxModuleSize: 2000, ...ofNearlyAllPages },
  ],
}
