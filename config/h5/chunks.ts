import type { Chunk, ChunkGraph, Module } from 'webpack'
import { ENTRY_PAGE } from './entry-page'

interface Graph {
  chunkGraph: ChunkGraph
}

const PACKAGE = /[\\/]node_modules[\\/]/

/** Raw bytes below which a file of its own, and a request for it, costs more than sending its code with each page. */
const MIN_SHARED_BYTES = 20_000

const isOfEntryPage = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some((group) => group.origins.some(({ request }) => request?.endsWith(ENTRY_PAGE)))

/** Asked before anything is cut, while the entry page's chunk still holds all that the page uses. */
const isUsedByEntryPage = (module: Module, { chunkGraph }: Graph): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(isOfEntryPage)

const isUsedAtFirst = (module: Module, graph: Graph): boolean =>
  isUsedByEntryPage(module, graph) ||
  [...graph.chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.canBeInitial())

const isFramework = (module: Module, graph: Graph): boolean =>
  PACKAGE.test(module.nameForCondition() ?? '') && isUsedAtFirst(module, graph)

/**
 * How the H5 page is cut. The first load is the framework, which changes rarely and is cached for
 * long, the app, and `core`: the entry page with its styles, and whatever else of it other pages
 * use. What only other pages share never weighs on it, however many pages there are.
 */
export const h5SplitChunks = {
  chunks: 'all',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    vendor: { name: 'vendor', test: isFramework, priority: 30 },
    core: { name: 'core', test: isUsedByEntryPage, chunks: 'async', priority: 20 },
    shared: { chunks: 'async', minChunks: 2, minSize: MIN_SHARED_BYTES, priority: 10, reuseExistingChunk: true },
  },
} as const
