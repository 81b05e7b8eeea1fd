import { createFileRoute } from '@tanstack/react-router'
import { PcFrame } from '#features/page-frame/frame.pc.tsx'
import { loadFrame } from '#features/page-frame/load-frame.ts'

export const Route = createFileRoute('/pc')({
  loader: ({ context }) => loadFrame(context.queryClient),
  component: PcFrame,
})
