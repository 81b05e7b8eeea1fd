import { icon } from './icon.tsx'

/** Icons of single pages and of overlays. */

export const PlusIcon = /* @__PURE__ */ icon('M6 12h12M12 6v12')
export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15m-6-6 6 6-6 6')
export const BookmarkFilledIcon = /* @__PURE__ */ icon('M7 4h10v16l-5-4-5 4Z', 'M7 4h10v16l-5-4-5 4Z')
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5 5 6v5.5c0 4.2 2.8 7.5 7 9 4.2-1.5 7-4.8 7-9V6Zm-3 8.5 2.2 2.2L15.5 10',
)
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const TalkIcon = /* @__PURE__ */ icon(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L8 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8 9h8m-8 3.5h5',
)
export const CameraIcon = /* @__PURE__ */ icon(
  'M5 7.5h2.5L9 5.5h6l1.5 2H19a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 5 7.5ZM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const ImageIcon = /* @__PURE__ */ icon(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM4 17l4.5-5 4 4 2.5-2.5 5 5M15.5 9.5v.01',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
)
export const ScreenIcon = /* @__PURE__ */ icon(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM9 20h6m-3-3.5V20',
)
export const GiftIcon = /* @__PURE__ */ icon(
  'M4.5 8.5h15v4h-15zm1.5 4h12v7.5H6zM12 8.5V20M12 8.5C9 8.5 7.5 7.5 7.5 6S9.5 4 12 8.5Zm0 0c3 0 4.5-1 4.5-2.5S14.5 4 12 8.5Z',
)
