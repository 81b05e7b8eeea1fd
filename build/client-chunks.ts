/**
 * How the browser's code is cut: the framework, which is what every page comes with; libraries that many pages use; and what is small
 * (a recipe, a text, a helper, an icon) and shared by many. A small module costs more as a file of its own than it costs a page that
 * has no use for it; a large one does not. What is none of these is cut by the bundler, by which pages need it.
 */
export const clientChunks = {
  groups: [
    { name: 'framework', priority: 2, test: /\/node_modules\//, tags: ['$initial' as const] },
    { name: 'libraries', priority: 1, test: /\/node_modules\//, minShareCount: 8 },
    { name: 'shared', priority: 1, test: /\/src\//, minShareCount: 8, maxModuleSize: 2000 },
  ],
}
