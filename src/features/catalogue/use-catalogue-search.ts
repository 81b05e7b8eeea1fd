import { useNavigate } from '@tanstack/react-router'

/** Changes what a list of the catalogue shows: no step of its own, the page stays where it is. */
export function useCatalogueSearch<Search extends object>(read: (raw: Record<string, unknown>) => Search) {
  const navigate = useNavigate()
  return (next: Search) =>
    void navigate({
      to: '.',
      search: ({ login, redirect_url, ...before }) => ({ ...read({ ...before, ...next }), login, redirect_url }),
      replace: true,
      resetScroll: false,
    })
}
