/** Builds a community inventory page of one item, in the shape Steam returns it. */
export function buildInventoryPage() {
  const key = { appid: 730, classid: '4417720931', instanceid: '6603281975' }
  const picture = (file: string, title: string) =>
    `<img width=64 height=48 src="https://cdn.test/${file}.png" title="${title}">`
  const box = (id: string, inner: string) =>
    `<br><div id="${id}" class="${id}" style="border: 2px solid; width=100; padding:8px;"><center>${inner}</center></div>`
  const stickers =
    picture('vox', 'Sticker: Vox Eminor, again (Holo) | Katowice 2014') +
    picture('fox', 'Sticker: Rock &quot;n&quot; Roll &amp; Co') +
    '<br>Sticker: Vox Eminor, again (Holo) | Katowice 2014, Rock &quot;n&quot; Roll &amp; Co'
  const charm = `${picture('charm', 'Charm: Hot Sauce')}<br>Charm: Hot Sauce`
  const tag = (category: string, internal_name: string, localized_tag_name: string) => ({
    category,
    internal_name,
    localized_category_name: category,
    localized_tag_name,
  })
  return {
    assets: [{ ...key, contextid: '2', assetid: '40112233445', amount: '1' }],
    descriptions: [
      {
        ...key,
        currency: 0,
        background_color: '',
        icon_url: 'i0CoZ81Ui0m-picture-hash',
        descriptions: [
          { type: 'html', value: 'Exterior: Factory New', name: 'exterior_wear' },
          { type: 'html', value: ' ', name: 'blank' },
          { type: 'html', value: "Name Tag: ''Tom &amp; Jerry''", name: 'nametag' },
          { type: 'html', value: 'The Chroma Collection', color: '9da1a9', name: 'itemset_name' },
          { type: 'html', value: box('sticker_info', stickers), name: 'sticker_info' },
          { type: 'html', value: box('keychain_info', charm), name: 'keychain_info' },
        ],
        tradable: 0,
        actions: [
          {
            link: 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20S%owner_steamid%A%assetid%D505434',
            name: 'Inspect in Game...',
          },
        ],
        owner_descriptions: [
          { type: 'html', value: ' ' },
          { type: 'html', value: 'Tradable/Marketable After Mar 4, 2026 (8:00:00) GMT', color: 'ff4040' },
        ],
        name: '★ Flip Knife | Doppler',
        name_color: '8650AC',
        type: '★ Covert Knife',
        market_name: '★ Flip Knife | Doppler (Factory New)',
        market_hash_name: '★ Flip Knife | Doppler (Factory New)',
        commodity: 0,
        market_tradable_restriction: 7,
        market_marketable_restriction: 7,
        marketable: 0,
        tags: [
          tag('Type', 'CSGO_Type_Knife', 'Knife'),
          { ...tag('Rarity', 'Rarity_Ancient_Weapon', 'Covert'), color: 'eb4b4b' },
          tag('Exterior', 'WearCategory0', 'Factory New'),
        ],
      },
    ],
    asset_properties: [
      {
        appid: 730,
        contextid: '2',
        assetid: '40112233445',
        asset_properties: [
          { propertyid: 1, int_value: '661', name: 'Pattern Template' },
          { propertyid: 2, float_value: '0.0251234567', name: 'Wear Rating' },
          { propertyid: 7, int_value: '418', name: 'Finish Catalog' },
        ],
      },
    ],
    total_inventory_count: 1,
    success: 1,
    rwgrsn: -2,
  }
}
