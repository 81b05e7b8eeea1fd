import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'

/** The site as the real build makes it, but for its server entry, into a folder of its own. */
export default defineConfig({
  plugins: [
    tanstackStart({
      router: { generatedRouteTree: 'route-tree.gen.ts', semicolons: false, quoteStyle: 'single' },
      server: { entry: '../tests/bench/bare-render/entry.tsx' },
    }),
    viteReact(),
    nitro({ preset: 'standard', output: { dir: process.env.BARE_RENDER_OUTPUT } }),
  ],
})
