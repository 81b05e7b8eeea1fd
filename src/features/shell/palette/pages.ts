import * as m from '#paraglide/messages.js'

/** A page the palette links to. */
export interface PalettePage {
  path: string
  name: () => string
  /** Its name in the other language, because a browser loads the texts of only one. */
  also: () => string
  /** What people look for there, in both languages. */
  words?: () => string
  /** What it belongs to, where its name alone is unclear. */
  section?: () => string
}

export const openPages: readonly PalettePage[] = [
  { path: '/', name: m.shell_nav_home, also: m.palette_also_home },
  { path: '/market/csgo', name: m.shell_nav_market, also: m.palette_also_market },
  { path: '/catalogue', name: m.catalogue_title, also: m.palette_also_catalogue },
  { path: '/shop', name: m.shops_all, also: m.palette_also_shops },
  {
    path: '/catalogue/collections',
    name: m.catalogue_collections,
    also: m.palette_also_collections,
    section: m.catalogue_title,
  },
  {
    path: '/catalogue/containers',
    name: m.catalogue_containers,
    also: m.palette_also_containers,
    section: m.catalogue_title,
  },
  {
    path: '/catalogue/stickers',
    name: m.catalogue_stickers,
    also: m.palette_also_stickers,
    section: m.catalogue_title,
  },
  {
    path: '/catalogue/music_kits',
    name: m.catalogue_music_kits,
    also: m.palette_also_music_kits,
    section: m.catalogue_title,
  },
  {
    path: '/catalogue/statistics',
    name: m.catalogue_statistics,
    also: m.palette_also_statistics,
    section: m.catalogue_title,
  },
  { path: '/activity', name: m.activities_title, also: m.palette_also_activities },
  {
    path: '/activity/gift_exchange',
    name: m.activities_exchange,
    also: m.palette_also_gifts,
    section: m.activities_title,
  },
  { path: '/notice', name: m.home_notices, also: m.palette_also_notices },
  { path: '/help', name: m.shell_footer_help_center, also: m.palette_also_help, words: m.palette_words_help },
  { path: '/download', name: m.shell_footer_download, also: m.palette_also_app },
  {
    path: '/agreement?name=yhxy',
    name: m.shell_footer_user_agreement,
    also: m.palette_also_agreement,
    words: m.palette_words_agreement,
    section: m.shell_footer_legal,
  },
  {
    path: '/agreement?name=yszc',
    name: m.shell_footer_privacy,
    also: m.palette_also_privacy,
    section: m.shell_footer_legal,
  },
]

/** For people who are signed in. */
export const ownPages: readonly PalettePage[] = [
  { path: '/tasks', name: m.shell_tasks, also: m.palette_also_tasks },
  { path: '/cart', name: m.shell_cart, also: m.palette_also_cart },
  { path: '/wallet', name: m.shell_menu_wallet, also: m.palette_also_wallet, words: m.palette_words_wallet },
  { path: '/message', name: m.shell_menu_message, also: m.palette_also_message },
  { path: '/collect', name: m.shell_menu_bookmarks, also: m.palette_also_collect, words: m.palette_words_collect },
  { path: '/backpack', name: m.shell_menu_backpack, also: m.palette_also_backpack },
  {
    path: '/collect?tab=searches',
    name: m.alerts_searches,
    also: m.palette_also_searches,
    section: m.shell_menu_bookmarks,
  },
  {
    path: '/inventory/steam_inventory',
    name: m.shell_inventory_steam,
    also: m.palette_also_inventory,
    words: m.palette_words_inventory,
    section: m.shell_section_inventory,
  },
  {
    path: '/inventory/to_receive',
    name: m.shell_inventory_to_receive,
    also: m.palette_also_to_receive,
    section: m.shell_section_inventory,
  },
  {
    path: '/inventory/purchase_history',
    name: m.shell_inventory_history,
    also: m.palette_also_purchases,
    section: m.shell_section_inventory,
  },
  {
    path: '/inventory/sent_bargain',
    name: m.shell_inventory_bargains,
    also: m.palette_also_sent,
    section: m.shell_section_inventory,
  },
  {
    path: '/inventory/portfolio',
    name: m.shell_inventory_portfolio,
    also: m.palette_also_portfolio,
    section: m.shell_section_inventory,
  },
  { path: '/sale/on_sale', name: m.shell_sale_on_sale, also: m.palette_also_on_sale, section: m.shell_section_sale },
  {
    path: '/sale/to_delivery',
    name: m.shell_sale_to_delivery,
    also: m.palette_also_to_deliver,
    words: m.palette_words_to_deliver,
    section: m.shell_section_sale,
  },
  {
    path: '/sale/received_bargain',
    name: m.shell_sale_bargains,
    also: m.palette_also_received,
    section: m.shell_section_sale,
  },
  { path: '/sale/sell_history', name: m.shell_sale_history, also: m.palette_also_sales, section: m.shell_section_sale },
  { path: '/sale/rules', name: m.shell_sale_rules, also: m.palette_also_rules, section: m.shell_section_sale },
  { path: '/sale/shop', name: m.shell_sale_shop, also: m.palette_also_shop, section: m.shell_section_sale },
  {
    path: '/purchase/wait_supply',
    name: m.shell_purchase_wait,
    also: m.palette_also_waiting,
    section: m.shell_section_purchase,
  },
  {
    path: '/purchase/suspended',
    name: m.shell_purchase_suspended,
    also: m.palette_also_suspended,
    section: m.shell_section_purchase,
  },
  {
    path: '/purchase/purchase_record',
    name: m.shell_purchase_record,
    also: m.palette_also_record,
    section: m.shell_section_purchase,
  },
  {
    path: '/receivables',
    name: m.shell_menu_receiving_accounts,
    also: m.palette_also_receivables,
    words: m.palette_words_receivables,
    section: m.shell_section_mine,
  },
  {
    path: '/feedback',
    name: m.shell_menu_feedback,
    also: m.palette_also_feedback,
    words: m.palette_words_feedback,
    section: m.shell_section_mine,
  },
  {
    path: '/setting',
    name: m.shell_menu_setting,
    also: m.palette_also_setting,
    words: m.palette_words_setting,
    section: m.shell_section_mine,
  },
]

/** Everything else that a page is found by: its name in the other language, and what people look for there. */
export const otherNamesOf = ({ also, words }: PalettePage): string => [also(), words?.()].filter(Boolean).join(' ')
