import { writeTable } from '../server/src/testing/rights.ts';

// Brings docs/rights.md up to the contract. Read what it adds: each line says who may call a new endpoint.
writeTable();
