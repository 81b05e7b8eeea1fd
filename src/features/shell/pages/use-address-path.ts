import { useRouterState } from '@tanstack/react-router'

/** The path that was asked for, with its prefix if it has one, without search and hash. */
export const useAddressPath = (): string =>
  useRouterState({ select: (state) => state.location.publicHref.split(/[?#]/)[0] ?? '' })
