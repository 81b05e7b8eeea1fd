import { QRCodeSVG } from 'qrcode.react'
import { CheckIcon, RefreshIcon } from '#design/ui/icon/icons.tsx'
import { Spinner } from '#design/ui/status/spinner.tsx'
import * as m from '#paraglide/messages.js'
import { qrLogin } from '#styled-system/recipes/qr-login.js'
import { mayRefresh, type QrStep } from './qr-model.ts'
import { useQrLogin } from './use-qr-login.ts'

const side = 176

/** S4.11 to S4.15 The overlay on the code in each step, if any. */
const messages: Record<QrStep, (() => string) | undefined> = {
  creating: undefined,
  waiting: undefined,
  scanned: m.sign_in_qr_scanned,
  confirmed: m.sign_in_qr_confirmed,
  expired: m.sign_in_qr_expired,
  failed: m.sign_in_qr_failed,
}
const icons = {
  scanned: <CheckIcon size={28} />,
  confirmed: <Spinner />,
  expired: <RefreshIcon size={24} />,
  failed: <RefreshIcon size={24} />,
}

/** S2.30 The left side of the login dialog: a QR code for the phone. */
export function LoginQr() {
  const { step, url, refresh } = useQrLogin()
  const message = messages[step]?.()
  const styles = qrLogin()
  const overlay = message !== undefined && (
    <>
      <span className={styles.icon} data-step={step}>
        {icons[step as keyof typeof icons]}
      </span>
      {message}
    </>
  )
  return (
    <section className={styles.root} aria-label={m.sign_in_qr_title()}>
      <h3 className={styles.title}>{m.sign_in_qr_title()}</h3>
      <p className={styles.hint}>{m.sign_in_qr_hint()}</p>
      <div className={styles.card} aria-busy={step === 'creating'}>
        {step === 'creating' && <Spinner />}
        {url && (
          <div className={styles.code} data-covered={message !== undefined}>
            <QRCodeSVG value={url} size={side} title={m.sign_in_qr_label()} />
          </div>
        )}
        <div role="status" className={styles.region}>
          {overlay && mayRefresh(step) && (
            <button type="button" className={styles.overlay} onClick={refresh}>
              {overlay}
            </button>
          )}
          {overlay && !mayRefresh(step) && <p className={styles.overlay}>{overlay}</p>}
        </div>
      </div>
      <p className={styles.note}>{m.sign_in_qr_note()}</p>
    </section>
  )
}
