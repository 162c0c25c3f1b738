import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('titles at the left of their columns name the values at the right', () => {
  const { entities } = readTyped(`Fornitore: Molino Serra di Luca Serra
Cliente: Panificio Tre Torri Srl

Fattura n. 1187 del 31/07/2025

Descrizione                        Quantità     Prezzo unitario     %IVA     Prezzo totale
Farina di grano tenero 25 kg          24.00                9.80      4.00           235.20
Cassetta in legno                      8.00                2.40     22.00            19.20

%IVA           Totale imponibile    Totale imposta
4.00                      235.20              9.41
22.00                      19.20              4.22

Bollo    Arr.    Totale imponibile         Totale imposta           Totale documento
                                    254.40                    13.63                      268.03`);
  expect([entities.TAX_AMOUNT?.[0]?.value, entities.TOTAL_AMOUNT?.[0]?.value]).toEqual(['13.63', '268.03']);
});
