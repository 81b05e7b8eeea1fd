import { icon } from './icon.tsx'

/** Icons of the shell and of the most visited pages. All of them are in the initial bundle: icons of single pages
 * belong in page-icons.tsx. */

export const SearchIcon = /* @__PURE__ */ icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4')
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5')
export const MinusIcon = /* @__PURE__ */ icon('M6 12h12')
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6')
export const ChevronRightIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6')
export const ChevronLeftIcon = /* @__PURE__ */ icon('m14.5 6-6 6 6 6')
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4.5h5.5V10M19 5l-8 8M10 5.5H6.5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14',
)
export const SunIcon = /* @__PURE__ */ icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M5.6 5.6 7 7m10 10 1.4 1.4M3 12h2m14 0h2M5.6 18.4 7 17M17 7l1.4-1.4',
)
export const MoonIcon = /* @__PURE__ */ icon('M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z')
export const SystemIcon = /* @__PURE__ */ icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z',
  'M12 3.5a8.5 8.5 0 0 1 0 17Z',
)
export const FilterIcon = /* @__PURE__ */ icon(
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const HomeIcon = /* @__PURE__ */ icon('M4 11.5 12 4l8 7.5M6 10v9.5h4.5v-5.5h3v5.5H18V10')
export const MarketIcon = /* @__PURE__ */ icon(
  'M4.5 9.5 6 4.5h12l1.5 5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0ZM6 12v7.5h12V12',
)
export const TradesIcon = /* @__PURE__ */ icon('M4 8.5h15m-4-4 4 4-4 4M20 15.5H5m4-4-4 4 4 4')
export const InventoryIcon = /* @__PURE__ */ icon(
  'm12 3.5 8 4.25v8.5L12 20.5l-8-4.25v-8.5ZM4 7.75 12 12l8-4.25M12 12v8.5',
)
export const UserIcon = /* @__PURE__ */ icon('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0')
export const WalletIcon = /* @__PURE__ */ icon(
  'M18 7.5V5.5a1 1 0 0 0-1-1H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h12.5a1.5 1.5 0 0 0 1.5-1.5V9a1.5 1.5 0 0 0-1.5-1.5H6M16 13.5h.5',
)
export const AlertIcon = /* @__PURE__ */ icon('M12 4 3 19.5h18ZM12 10v4.5m0 2.5v.01')
export const InfoIcon = /* @__PURE__ */ icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5m0-8v.01')
export const ErrorIcon = /* @__PURE__ */ icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5v5.5m0 3v.01')
export const LockIcon = /* @__PURE__ */ icon(
  'M6.5 10.5h11a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
)
export const RefreshIcon = /* @__PURE__ */ icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5')
export const CopyIcon = /* @__PURE__ */ icon(
  'M9.5 8.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM15.5 8.5v-3a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h3',
)
export const ListIcon = /* @__PURE__ */ icon('M4.5 6.5h15m-15 5.5h15m-15 5.5h15')
