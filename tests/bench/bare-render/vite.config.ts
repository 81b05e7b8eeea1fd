import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'

/** Builds the site like the real build, except for its server entry, into a separate folder. */
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
