import { QRCodeSVG } from 'qrcode.react'
import { usePageFacts } from '#device/use-page-facts.ts'
import * as m from '#paraglide/messages.js'
import { appQrCode } from '#styled-system/recipes/app-qr-code.js'

/** S1.12 The code that brings the market to a phone: its own address, which a phone answers with its own page set. */
export function AppQrCode({ size }: { size: number }) {
  const { origin } = usePageFacts()
  return (
    <span className={appQrCode()}>
      <QRCodeSVG
        value={`${origin}/`}
        size={size}
        title={m.content_app_qr({ address: origin })}
        marginSize={2}
        level="M"
      />
    </span>
  )
}
