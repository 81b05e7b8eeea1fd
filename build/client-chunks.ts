/**
 * How the browser's code is cut: the framework, which is what every page comes with; and what nearly every page uses, libraries and small
 * modules (a recipe, a text, a helper, an icon) apart. Small modules cost more as files of their own than they cost the few pages that
 * have no use for them. What is neither is cut by the bundler, by which pages need it.
 */
const ofNearlyAllPages = { priority: 1, minShareCount: 28 }

export const clientChunks = {
  groups: [
    { name: 'framework', priority: 2, test: /\/node_modules\//, tags: ['$initial' as const] },
    { name: 'libraries', test: /\/node_modules\//, ...ofNearlyAllPages },
    { name: 'shared', test: /\/src\//, maxModuleSize: 2000, ...ofNearlyAllPages },
  ],
}
