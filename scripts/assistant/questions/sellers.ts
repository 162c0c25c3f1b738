import type { Which } from './conditions.ts';
import { from } from './question.ts';

export const NORTHWIND_TOOLS = from('Northwind Tools Ltd');
export const TRADERS = from('Northwind Traders Inc');
export const BERGMANN = from('Bergmann Bürobedarf GmbH');
export const LINDAU = from('Stadtwerke Lindau AG');
export const DUBOIS = from('Imprimerie Dubois SARL');
export const CAFE = from('Café Lumière SAS');
export const HELVETIA = from('Helvetia Software AG');
export const OCEAN = from('Blue Ocean Logistics LLC');
export const HARBOUR = from('Harbour Print & Sign Ltd');
export const MUELLER = from('Müller & Söhne KG');
export const CONSULTING = from('Acme Consulting Ltd');
export const CATERING = from('Acme Catering Ltd');
export const GARDENS = from('Green Leaf Gardens Ltd');
export const PAPERWORKS = from('Paperworks Inc');
export const ZEPHYR = from('Zephyr Air Conditioning Co');
export const MOREAU = from('Transports Moreau SA');
/** The one of the two companies that gets the fewer invoices. */
export const FENWICK: Which = ({ buyer }) => buyer.startsWith('Fenwick');
