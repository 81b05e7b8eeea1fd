import { useNavigate } from '@tanstack/react-router'

/** Changes what a catalogue list shows: replaces the history entry and keeps the scroll position. */
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
