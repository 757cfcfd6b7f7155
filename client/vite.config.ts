import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugins } from './content-plugins.ts'
import { chunks } from './chunks.ts'
import { CLIENT_ENTRY } from './server/entries.ts'

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [contentPlugins(), react(), tailwind()],
  logLevel: 'warn',
  // What Radix's dialogs use for holding the page still writes a style element, which our policy refuses.
  resolve: { alias: { 'react-style-singleton': join(import.meta.dirname, 'src/ui/adopted-style.ts') } },
  // Bundled whole, React runs in its production form whatever NODE_ENV the edge was started with, and drawing never looks it up.
  ...(command === 'build' && isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    // Fonts and pictures stay files: `data:` is not among the sources our policy allows.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? { target: 'node24' }
      : { modulePreload: { polyfill: false }, rolldownOptions: { input: CLIENT_ENTRY, output: { codeSplitting: chunks() } } }),
  },
}))
