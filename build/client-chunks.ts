import { plannedChunk } from './plan-chunks.ts'

/**
 * How the browser's code is split: the framework, which every page needs; the shell around every page; libraries that
 * nearly every page uses; and the parts that several pages share, as planned. The bundler splits the rest by the pages
 * that use it.
 */
const ofNearlyAllPages = { priority: 1, minShareCount: 28 }

export const clientChunks = {
  groups: [
    { name: 'framework', priority: 3, test: /\/node_modules\//, tags: ['$initial' as const] },
    // The shells of both page sets, which share most of their code, with all their imports.
    { name: 'shell', priority: 2, test: /\/src\/routes\/(?:pc|mobile)\/route\.tsx\?tsr-split/ },
    { name: 'libraries', test: /\/node_modules\//, ...ofNearlyAllPages },
    { name: plannedChunk, includeDependenciesRecursively: false },
  ],
}
