import { createFileRoute, Outlet } from '@tanstack/react-router'
import { CatalogueFrame } from '#features/catalogue/catalogue-frame.tsx'

export const Route = createFileRoute('/pc/catalogue')({ component: Frame })

function Frame() {
  return (
    <CatalogueFrame>
      <Outlet />
    </CatalogueFrame>
  )
}
