import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'
import { paraglideOptions } from './src/i18n/compiler-options.ts'

export default defineConfig({
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    tanstackStart({
      router: { generatedRouteTree: 'route-tree.gen.ts', semicolons: false, quoteStyle: 'single' },
    }),
    nitro({ preset: process.env.NITRO_PRESET ?? 'standard' }),
    viteReact(),
  ],
})
