import { icon } from './icon.tsx'

/** Icons of single pages and of overlays. */

export const PlusIcon = /* @__PURE__ */ icon('M6 12h12M12 6v12')
export const TasksIcon = /* @__PURE__ */ icon(
  'm3.5 6.5 1.5 1.5 3-3.5M12 6.5h8.5M3.5 12.5 5 14l3-3.5M12 12.5h8.5M3.5 18.5 5 20l3-3.5M12 18.5h8.5',
)
export const TagIcon = /* @__PURE__ */ icon(
  'M4 5.5A1.5 1.5 0 0 1 5.5 4h6.4a2 2 0 0 1 1.4.6l6.6 6.6a1.6 1.6 0 0 1 0 2.3l-6.4 6.4a1.6 1.6 0 0 1-2.3 0l-6.6-6.6a2 2 0 0 1-.6-1.4ZM8.5 8.5v.01',
)
export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15m-6-6 6 6-6 6')
export const MailIcon = /* @__PURE__ */ icon(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7.5l8 5.5 8-5.5',
)
export const BookmarkIcon = /* @__PURE__ */ icon('M7 4h10v16l-5-4-5 4Z')
export const BookmarkFilledIcon = /* @__PURE__ */ icon('M7 4h10v16l-5-4-5 4Z', 'M7 4h10v16l-5-4-5 4Z')
export const GridIcon = /* @__PURE__ */ icon('M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z')
export const SettingsIcon = /* @__PURE__ */ icon(
  'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm0-3.8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM12 3.2V6m0 12v2.8M3.2 12H6m12 0h2.8M5.8 5.8l2 2m8.4 8.4 2 2M5.8 18.2l2-2m8.4-8.4 2-2',
)
export const LogoutIcon = /* @__PURE__ */ icon('M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M15 8l4 4-4 4m4-4H9.5')
export const ClockIcon = /* @__PURE__ */ icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2')
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5 5 6v5.5c0 4.2 2.8 7.5 7 9 4.2-1.5 7-4.8 7-9V6Zm-3 8.5 2.2 2.2L15.5 10',
)
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const InspectIcon = /* @__PURE__ */ icon(
  'M4 8.5v-3a1 1 0 0 1 1-1h3m8 0h3a1 1 0 0 1 1 1v3m0 7v3a1 1 0 0 1-1 1h-3m-8 0H5a1 1 0 0 1-1-1v-3M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const CartIcon = /* @__PURE__ */ icon('M3.5 4.5h2.2l2 10.5h9.8l2-7.5H6.3M9 19.5v.01M16.5 19.5v.01')
export const CardIcon = /* @__PURE__ */ icon(
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M7 15h3.5',
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
