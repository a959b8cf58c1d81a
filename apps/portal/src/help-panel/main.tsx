import { createRoot } from 'react-dom/client';
import { openBridge } from './bridge.ts';
import { loadPanelTexts, PanelI18nProvider } from './panel-i18n.tsx';
import { Panel } from './panel.tsx';
import { followScheme, portalLanguage } from './portal-settings.ts';
import { sendMessage } from './send-message.ts';
import 'virtual:saddlebag-brands.css';
import './help-panel.css';

const root = document.getElementById('root');
if (!root) throw new Error('Add an element #root to the HTML file for the panel to render into.');

followScheme();
const bridge = openBridge();
void loadPanelTexts(portalLanguage()).then((t) => {
  createRoot(root).render(
    <PanelI18nProvider t={t}>
      <Panel send={(message) => sendMessage(bridge, message)} />
    </PanelI18nProvider>,
  );
  bridge.start();
});
