import { setFlagsFromString } from 'node:v8'

/**
 * Does something with the embedded database's engine while V8 leaves its functions as they were first compiled.
 *
 * V8 recompiles a WebAssembly function with all its optimizations once it looks hot. One of 105 kB looks so while the
 * engine starts, is not called again after that, and takes the compiler 600 MB. What is hot later is compiled then.
 */
export async function withoutOptimizing<Result>(work: () => Promise<Result>): Promise<Result> {
  // Only the function of this index: an import, which is never compiled.
  setFlagsFromString('--wasm-tier-up-filter=0')
  try {
    return await work()
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1')
  }
}
